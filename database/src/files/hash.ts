import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/** Return the SHA-256 as hex digits. */
export const hashOf = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex");

/** Return the SHA-256 of a file of any size, as hex digits. */
export async function hashOfStream(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
}
