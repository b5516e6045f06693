/// <reference path="./libheif.d.ts" />
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import { withSegments } from "./jpegSegments";

/** Return whether the bytes are HEIC, as from an iPhone. sharp's prebuilt binary reads AVIF but not HEVC. */
export function isHeic(bytes: Buffer): boolean {
  return (
    bytes.subarray(4, 8).toString("latin1") === "ftyp" &&
    /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(bytes.subarray(8, 12).toString("latin1")) &&
    !bytes.subarray(8, 40).toString("latin1").includes("avif")
  );
}

const fourcc = (name: string) => Buffer.from(name).readUInt32BE();
/** Values of libheif's C interface (libheif/heif.h). */
const rgb = { colorspace: 1, channel: 10, chroma: 10, chromaWithAlpha: 11 };
/** Sizes of a `heif_error` and of the pointer that a function returns after it. */
const [errorBytes, resultBytes] = [12, 4];
/** Colour primaries of Display P3 in ITU-T H.273. */
const p3Primaries = 12;

/**
 * Convert HEIC to JPEG with the same colour profile. Takes seconds and hundreds of megabytes. Uses libheif's C
 * interface because the npm wrappers drop the profile.
 * @param checkSize throws if the picture is too large, before it is decoded
 */
export async function decodeHeic(bytes: Buffer, checkSize: (width: number, height: number) => void): Promise<Buffer> {
  await libheif.ready;
  const file = libheif._malloc(bytes.length);
  const error = libheif._malloc(errorBytes + resultBytes);
  const result = error + errorBytes;
  const context = libheif._heif_context_alloc();
  const checkedResult = (): number => {
    if (libheif.HEAP32[error >> 2] !== 0) throw new Error(`libheif: error ${libheif.HEAP32[error >> 2]}`);
    return libheif.HEAPU32[result >> 2];
  };
  let [handle, image] = [0, 0];
  try {
    libheif.HEAPU8.set(bytes, file);
    libheif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
    checkedResult();
    libheif._heif_context_get_primary_image_handle(error, context, result);
    handle = checkedResult();
    const width = libheif._heif_image_handle_get_width(handle);
    const height = libheif._heif_image_handle_get_height(handle);
    checkSize(width, height);
    const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
    const chroma = channels === 4 ? rgb.chromaWithAlpha : rgb.chroma;
    libheif._heif_decode_image(error, handle, result, rgb.colorspace, chroma, 0);
    image = checkedResult();
    const plane = libheif._heif_image_get_plane_readonly(image, rgb.channel, result);
    const pixels = packed(plane, libheif.HEAP32[result >> 2], width * channels, height);
    const jpeg = await sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 98, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return withSegments(jpeg, {
      profile: await profileOf(handle, error),
      exif: isTurned(context, handle) ? undefined : exifOf(handle, error),
    });
  } finally {
    if (image) libheif._heif_image_release(image);
    if (handle) libheif._heif_image_handle_release(handle);
    libheif._heif_context_free(context);
    libheif._free(file);
    libheif._free(error);
  }
}

/** Copy the rows without their padding. `stride` is the padded row length in bytes. */
function packed(plane: number, stride: number, rowBytes: number, rows: number): Buffer {
  const pixels = Buffer.allocUnsafe(rowBytes * rows);
  for (let row = 0; row < rows; row++) {
    const start = plane + row * stride;
    pixels.set(libheif.HEAPU8.subarray(start, start + rowBytes), row * rowBytes);
  }
  return pixels;
}

/** Return the ICC profile; undefined for sRGB. */
async function profileOf(handle: number, error: number): Promise<Buffer | undefined> {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size) return copied(size, (to) => libheif._heif_image_handle_get_raw_color_profile(error, handle, to));
  // Instead of an ICC profile, a file can have an nclx box with three numbers.
  const result = error + errorBytes;
  libheif._heif_image_handle_get_nclx_color_profile(error, handle, result);
  if (libheif.HEAP32[error >> 2] !== 0) return undefined;
  const nclx: number = libheif.HEAPU32[result >> 2];
  const primaries: number = libheif.HEAP32[(nclx >> 2) + 1];
  libheif._heif_nclx_color_profile_free(nclx);
  return primaries === p3Primaries ? p3Profile() : undefined;
}

/** Return sharp's ICC profile of Display P3. */
async function p3Profile(): Promise<Buffer | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000000" } });
  return (await sharp(await pixel.withIccProfile("p3").png().toBuffer()).metadata()).icc;
}

/**
 * Return whether the file has a rotation or mirror property. libheif has applied it, so Exif must not apply it again.
 */
function isTurned(context: number, handle: number): boolean {
  const item = libheif._heif_image_handle_get_item_id(handle);
  return ["irot", "imir"].some(
    (type) => libheif._heif_item_get_properties_of_type(context, item, fourcc(type), 0, 0) > 0,
  );
}

/** Return `Exif\0\0` and the TIFF data. Some converters write the orientation only there. */
function exifOf(handle: number, error: number): Buffer | undefined {
  const id = error + errorBytes;
  const type = Buffer.from("Exif\0");
  const name = libheif._malloc(type.length);
  libheif.HEAPU8.set(type, name);
  const found = libheif._heif_image_handle_get_list_of_metadata_block_IDs(handle, name, id, 1);
  libheif._free(name);
  if (!found) return undefined;
  const block: number = libheif.HEAPU32[id >> 2];
  const size = libheif._heif_image_handle_get_metadata_size(handle, block);
  const exif = copied(size, (to) => libheif._heif_image_handle_get_metadata(error, handle, block, to));
  // The first four bytes are the offset of the TIFF header.
  const tiff = exif.subarray(4 + (size > 4 ? exif.readUInt32BE() : 0));
  return tiff.length ? Buffer.concat([Buffer.from("Exif\0\0"), tiff]) : undefined;
}

/** Return a copy of the bytes that the function writes into libheif's memory. */
function copied(size: number, write: (to: number) => void): Buffer {
  const pointer = libheif._malloc(size);
  write(pointer);
  const bytes = Buffer.from(libheif.HEAPU8.subarray(pointer, pointer + size));
  libheif._free(pointer);
  return bytes;
}
