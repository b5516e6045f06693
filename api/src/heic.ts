import { execFile } from "node:child_process";
import { join } from "node:path";

/** @returns whether the bytes are an iPhone's picture; sharp's own build reads AVIF but not HEVC. */
export function isHeic(bytes: Buffer): boolean {
  return (
    bytes.subarray(4, 8).toString("latin1") === "ftyp" &&
    /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(bytes.subarray(8, 12).toString("latin1")) &&
    !bytes.subarray(8, 40).toString("latin1").includes("avif")
  );
}

/** Decodes in a process of its own: it takes seconds and hundreds of megabytes, and what it crashes is only itself. */
export function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const program = join(__dirname, "heicWorker.ts");
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ["--max-old-space-size=1024", "--import", "tsx", program],
      { encoding: "buffer", maxBuffer: 64 * 1024 * 1024, timeout: 60_000 },
      (error, output) => (error ? reject(error) : resolve(output)),
    );
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(bytes);
  });
}
