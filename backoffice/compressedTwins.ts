import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(js|css|html|svg|json|md)$/;
const worthCompressing = 1024;

/** Beside each text file of the built panel its compressed twins (`.br`, `.gz`), which the API sends instead of it. */
export function compressedTwins(): Plugin {
  return {
    name: "compressed-twins",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!text.test(name)) continue;
        const body = readFileSync(join(dir, name));
        if (body.length < worthCompressing) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}
