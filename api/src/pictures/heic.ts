import convert from "heic-convert";

/** @returns whether the bytes are an iPhone's picture; sharp's own build reads AVIF but not HEVC. */
export function isHeic(bytes: Buffer): boolean {
  return (
    bytes.subarray(4, 8).toString("latin1") === "ftyp" &&
    /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(bytes.subarray(8, 12).toString("latin1")) &&
    !bytes.subarray(8, 40).toString("latin1").includes("avif")
  );
}

/** @returns the same picture as a JPEG. It takes seconds and hundreds of megabytes. */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  return Buffer.from(await convert({ buffer: bytes, format: "JPEG", quality: 0.95 }));
}
