import { createHash } from "node:crypto";
import {
  type Media,
  maximumUploadPixels,
  messages,
  pictureFormats,
  pictureWidths,
  shareName,
  shareSize,
} from "@estudio/contract";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { invalid, Refusal } from "../errors";
import type { Storage } from "../storage";
import { decodeHeic, isHeic } from "./heic";

const widest = 2560;
const accepted = ["jpeg", "png", "webp", "avif", "heif", "tiff", "gif"];

/** What is known of a picture once it can be shown; sizes in pixels of the upright JPEG. */
export type PreparedPicture = Pick<Media, "path" | "hash" | "width" | "height" | "color" | "widths" | "bytes">;

/**
 * Makes an upload showable: decoded, turned upright, at most 2560 px wide or high, sRGB, without metadata, stored as JPEG.
 * @throws Refusal invalid when the bytes are not a picture we can read, or too many pixels
 */
export async function preparePicture(upload: Buffer, storage: Storage): Promise<PreparedPicture> {
  const { data, info } = await upright(await readable(upload));
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  await storage.put(`${hash}.jpg`, data, "image/jpeg");
  const { dominant } = await sharp(data).resize(64, 64, { fit: "inside" }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
  return {
    path: `/media/${hash}.jpg`,
    hash,
    width: info.width,
    height: info.height,
    color: `#${hex}`,
    widths: widthsOf(info.width),
    bytes: data.length,
  };
}

/** The prepared widths of a picture: those of the ladder below its own, and its own when it lies well between two. */
function widthsOf(width: number): number[] {
  const below = pictureWidths.filter((one) => one <= width);
  return below.at(-1) === width || width < pictureWidths[0] ? (below.length ? [...below] : [width]) : [...below, width];
}

async function readable(upload: Buffer): Promise<Sharp> {
  const bytes = isHeic(upload) ? await decodeHeic(upload, checkSize).catch(refuse) : upload;
  const options: SharpOptions = { failOn: "error", limitInputPixels: false, pages: 1 };
  // The header says how large the picture is: one that is too large is refused before any of it is decoded.
  const { format, width, height, space, pages, hasAlpha } = await sharp(bytes, options).metadata().catch(refuse);
  if (!format || !accepted.includes(format)) refuse();
  checkSize(width, height);
  const page = isAnimation(format) && hasAlpha && pages ? await firstShown(bytes, pages, width * height) : 0;
  const picture = sharp(bytes, { ...options, page });
  // Left to itself, sharp turns 16-bit colours into those of Display P3 and calls them sRGB.
  return space === "rgb16" ? picture.pipelineColourspace("srgb") : picture;
}

const isAnimation = (format: string) => format === "gif" || format === "webp";

/** @returns the number of the first frame that is not wholly transparent, among those that together are not too large */
async function firstShown(bytes: Buffer, pages: number, pixels: number): Promise<number> {
  const looked = Math.min(pages, Math.max(1, Math.floor(maximumUploadPixels / pixels)));
  const alpha = await sharp(bytes, { failOn: "none", limitInputPixels: false, pages: looked })
    .extractChannel(3)
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0));
  const first = alpha.findIndex((value) => value > 0);
  return Math.max(0, Math.floor(first / pixels));
}

function checkSize(width: number, height: number): void {
  if (width * height > maximumUploadPixels)
    throw invalid({ imageURL: "La imagen tiene demasiados píxeles: como máximo 50 millones" });
}

/** @param reason a refusal that has words of its own is passed on */
function refuse(reason?: unknown): never {
  throw reason instanceof Refusal ? reason : invalid({ imageURL: messages.fileNotImage });
}

function upright(picture: Sharp) {
  return picture
    .rotate()
    .resize(widest, widest, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 4 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

/** Makes the crop for sharing: the largest part of its shape that has the focal point as near its middle as the picture allows. */
export async function makeShare(
  { hash, focal }: Pick<Media, "hash" | "focal">,
  original: Buffer,
  storage: Storage,
): Promise<void> {
  const name = `${hash}/${shareName(focal)}`;
  if (await storage.has(name)) return;
  const { width, height } = await sharp(original).metadata();
  const scale = Math.min(width / shareSize.width, height / shareSize.height);
  const cut = { width: Math.round(shareSize.width * scale), height: Math.round(shareSize.height * scale) };
  const from = (at: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part));
  const bytes = await sharp(original)
    .extract({ ...cut, left: from(focal.x, cut.width, width), top: from(focal.y, cut.height, height) })
    .resize(shareSize.width, shareSize.height, { fit: "fill" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  await storage.put(name, bytes, "image/jpeg");
}

/** Makes every size and format of a picture that is not there yet. */
export async function makeVariants(
  { hash, widths }: Pick<Media, "hash" | "widths">,
  original: Buffer,
  storage: Storage,
): Promise<void> {
  for (const width of widths) {
    const lacking: (typeof pictureFormats)[number][] = [];
    for (const format of pictureFormats) if (!(await storage.has(`${hash}/${width}.${format}`))) lacking.push(format);
    if (!lacking.length) continue;
    const resized = await sharp(original)
      .resize(width)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of lacking) {
      const { width: w, height: h, channels } = resized.info;
      const bytes = await encoders[format](sharp(resized.data, { raw: { width: w, height: h, channels } })).toBuffer();
      await storage.put(`${hash}/${width}.${format}`, bytes, format === "jpg" ? "image/jpeg" : `image/${format}`);
    }
  }
}
