import { type Brand, wordmarkOf } from "@estudio/contract/brand/look";
import { iconSvg, isAsDrawn, monogramOf, shareSvg } from "@estudio/contract/brand/signs";

const iconSides = { "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512 };
const favicon = { name: "/favicon.ico", side: 32 };
/** Sides of the square in which the icon is drawn, and the dots an inch of it has unless told otherwise. */
const [drawnSide, drawnDensity] = [64, 72];

type Pictures = Map<string, Buffer>;
const none: Pictures = new Map();
/** Made once for each brand: a publication takes what the one before it took. */
let known: { of: string; pictures: Promise<Pictures> } | undefined;

/**
 * Icons and share picture of a studio, by their addresses, e.g. `/icon-512.png`. They go in the place of those in
 * `marketing/static`, which are the demo's.
 * @returns nothing where those are this studio's own
 */
export async function brandPictures(brand: Brand): Promise<Pictures> {
  if (isAsDrawn(brand)) return none;
  const { accent, dark } = brand;
  const of = JSON.stringify([wordmarkOf(brand), monogramOf(brand), brand.monogram, accent, dark]);
  if (known?.of !== of) known = { of, pictures: draw(brand) };
  return known.pictures;
}

async function draw(brand: Brand): Promise<Pictures> {
  // Most studios' builders never need it, and are smaller without.
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

/** One PNG in the container that old browsers ask for. */
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
