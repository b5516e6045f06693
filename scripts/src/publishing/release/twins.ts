import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { ReleaseManifest } from "@estudio/contract";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);
const smallest = 512;

type Twins = Pick<ReleaseManifest["files"][string], "twins" | "twinBytes">;

/**
 * Writes the compressed twins of a file beside it, where they are worth it.
 *
 * Scripts and styles as small as can be: every visitor loads them, and they change only with the program. The rest at
 * brotli's 6 and gzip's 7: at their best a page is 1 % smaller, and takes seven times as long.
 */
export async function writeTwins(path: string, bytes: Buffer): Promise<Twins> {
  if (!compressible.has(extname(path)) || bytes.length < smallest) return { twins: [] };
  const [quality, level] = [".js", ".css"].includes(extname(path)) ? [11, 9] : [6, 7];
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(bytes, { level }),
  ]);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
  return { twins: ["br", "gz"], twinBytes: [br.length, gz.length] };
}
