import { type Brand, wordmarkOf } from "@estudio/contract/brand/look";
import { fitsDemoArtwork, iconSvg, monogramOf, shareSvg } from "@estudio/contract/brand/signs";

const iconSides = { "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 };
const favicon = { name: "/favicon.ico", side: 32 };
/** The icon's drawing is a square of this side in pixels, at SVG's default density in dots per inch. */
const [drawnSide, drawnDensity] = [64, 72];

type Pictures = Map<string, Buffer>;
const none: Pictures = new Map();
/** Pictures of the last brand, for the next publication. */
let known: { of: string; pictures: Promise<Pictures> } | undefined;

/**
 * Draw the icons and the share picture of a studio, by address, e.g. `/icon-512.png`.
 * They replace those in `marketing/static`, which are the demo's.
 * @returns an empty map when the brand is the demo's
 */
export async function brandPictures(brand: Brand): Promise<Pictures> {
  if (fitsDemoArtwork(brand)) return none;
  const { accent, dark } = brand;
  const of = JSON.stringify([wordmarkOf(brand), monogramOf(brand), brand.monogram, accent, dark]);
  if (known?.of !== of) known = { of, pictures: draw(brand) };
  return known.pictures;
}

async function draw(brand: Brand): Promise<Pictures> {
  // Loaded on demand: most builders never draw, and save the memory.
  const { default: sharp } = await import("sharp");
  const drawing = Buffer.from(iconSvg(brand));
  const icon = (side: number) =>
    sharp(drawing, { density: (drawnDensity * side) / drawnSide })
      .resize(side, side)
      .png()
      .toBuffer();
  const pictures: Pictures = new Map();
  for (const [name, side] of Object.entries(iconSides)) pictures.set(name, await icon(side));
  pictures.set(favicon.name, inIco(await icon(favicon.side), favicon.side));
  pictures.set(
    "/share.jpg",
    await sharp(Buffer.from(shareSvg(brand)))
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
  return pictures;
}

/** Wrap one PNG in an ICO container. */
function inIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
