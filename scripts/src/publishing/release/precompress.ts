import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ReleaseFile } from "@estudio/contract";
import type { BlobStore } from "./blobStore";

const compressible = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);
const minBytes = 512;

/** Scripts and styles change only with the code, and every visitor loads them: the best level pays. */
const best = { brotli: 11, gzip: 9 };
/** The best level would save 1 % of a page and take seven times as long. */
const fast = { brotli: 5, gzip: 6 };

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Store the compressed copies of a file, if it is compressible and large enough. */
export async function precompress(
  blobs: BlobStore,
  name: string,
  bytes: Buffer,
): Promise<Pick<ReleaseFile, "br" | "gz">> {
  if (!compressible.has(extname(name)) || bytes.length < minBytes) return {};
  const level = [".js", ".css"].includes(extname(name)) ? best : fast;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: level.gzip })]);
  return { br: await blobs.put(br), gz: await blobs.put(gz) };
}
