import { createHash } from "node:crypto";
import {
  type Media,
  maxUploadPixels,
  messages,
  pictureFormats,
  pictureWidths,
  shareName,
  shareSize,
} from "@estudio/contract";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { invalid, Refusal } from "../../errors";
import type { Storage } from "../../storage";
import { decodeHeic, isHeic } from "../decoding/heic";

const maxSidePx = 2560;
const acceptedFormats = ["jpeg", "png", "webp", "avif", "heif", "tiff", "gif"];

/** A picture that can be shown. Sizes are pixels of the upright JPEG. */
export type PreparedPicture = Pick<Media, "path" | "hash" | "width" | "height" | "color" | "widths" | "bytes">;

/**
 * Decode an upload, turn it upright, limit it to 2560 px, convert it to sRGB without metadata and store it as JPEG.
 * @throws Refusal `invalid`: not a readable picture, or too many pixels
 */
export async function preparePicture(upload: Buffer, storage: Storage): Promise<PreparedPicture> {
  const { data, info } = await upright(await openPicture(upload));
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

/** Return the standard widths up to the picture's own width, plus its own if it lies between two of them. */
function widthsOf(width: number): number[] {
  const below = pictureWidths.filter((one) => one <= width);
  return below.at(-1) === width || width < pictureWidths[0] ? (below.length ? [...below] : [width]) : [...below, width];
}

async function openPicture(upload: Buffer): Promise<Sharp> {
  const bytes = isHeic(upload) ? await decodeHeic(upload, checkSize).catch(refuse) : upload;
  const options: SharpOptions = { failOn: "error", limitInputPixels: false, pages: 1 };
  // The header has the size, so a picture that is too large is refused before decoding.
  const { format, width, height, space, pages, hasAlpha } = await sharp(bytes, options).metadata().catch(refuse);
  if (!format || !acceptedFormats.includes(format)) refuse();
  checkSize(width, height);
  const page = isAnimation(format) && hasAlpha && pages ? await firstVisibleFrame(bytes, pages, width * height) : 0;
  const picture = sharp(bytes, { ...options, page });
  // By default sharp converts 16-bit colours to Display P3 but labels them sRGB.
  return space === "rgb16" ? picture.pipelineColourspace("srgb") : picture;
}

const isAnimation = (format: string) => format === "gif" || format === "webp";

/** Return the first frame that is not fully transparent, within the pixel limit. */
async function firstVisibleFrame(bytes: Buffer, pages: number, pixels: number): Promise<number> {
  const frameCount = Math.min(pages, Math.max(1, Math.floor(maxUploadPixels / pixels)));
  const alpha = await sharp(bytes, { failOn: "none", limitInputPixels: false, pages: frameCount })
    .extractChannel(3)
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0));
  const first = alpha.findIndex((value) => value > 0);
  return Math.max(0, Math.floor(first / pixels));
}

function checkSize(width: number, height: number): void {
  if (width * height > maxUploadPixels)
    throw invalid({ imageURL: "La imagen tiene demasiados píxeles: como máximo 50 millones" });
}

/** @param reason a Refusal is rethrown as it is */
function refuse(reason?: unknown): never {
  throw reason instanceof Refusal ? reason : invalid({ imageURL: messages.fileNotImage });
}

function upright(picture: Sharp) {
  return picture
    .rotate()
    .resize(maxSidePx, maxSidePx, { fit: "inside", withoutEnlargement: true })
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

/** Make the share image: the largest crop of its shape, centred on the focal point as far as the edges allow. */
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

/** Make the missing sizes and formats of a picture. */
export async function makeVariants(
  { hash, widths }: Pick<Media, "hash" | "widths">,
  original: Buffer,
  storage: Storage,
): Promise<void> {
  for (const width of widths) {
    const missingFormats: (typeof pictureFormats)[number][] = [];
    for (const format of pictureFormats)
      if (!(await storage.has(`${hash}/${width}.${format}`))) missingFormats.push(format);
    if (!missingFormats.length) continue;
    const resized = await sharp(original)
      .resize(width)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of missingFormats) {
      const { width: w, height: h, channels } = resized.info;
      const bytes = await encoders[format](sharp(resized.data, { raw: { width: w, height: h, channels } })).toBuffer();
      await storage.put(`${hash}/${width}.${format}`, bytes, format === "jpg" ? "image/jpeg" : `image/${format}`);
    }
  }
}
