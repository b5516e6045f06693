import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { monotonicMs } from "@estudio/contract";
import { root } from "@estudio/database";

const parts = [
  "marketing/src",
  "marketing/gatsby",
  "marketing/locales",
  "marketing/static",
  "marketing/gatsby-browser.tsx",
  "marketing/gatsby-config.ts",
  "marketing/gatsby-node.ts",
  "marketing/gatsby-ssr.tsx",
  "marketing/package.json",
  "contract/src",
  "scripts/src/publishing/gatsby",
  "scripts/src/publishing/release",
  "scripts/src/publishing/render",
  "package-lock.json",
];

type CodeFile = { path: string; size: number; changedAt: number };

/** The last one, and the files it was made of: they are read again when one of them is other than it was. */
let known: { files: string; stamp: string; at: number } | undefined;

/** A publication asks several times: to look after some hundred files takes ten milliseconds. */
const freshMs = 500;

/**
 * @returns what the site is made with, besides content, as a hash. What was made with another one is made anew.
 */
export function codeStamp(): string {
  const at = monotonicMs();
  if (known && at - known.at < freshMs) return known.stamp;
  const all = parts.flatMap(filesIn);
  const files = JSON.stringify(all);
  known = { files, stamp: known?.files === files ? known.stamp : stampOf(all), at };
  return known.stamp;
}

function stampOf(files: CodeFile[]): string {
  // Node's own: dates are written in words by its tables of languages.
  const hash = createHash("sha256").update(`${process.versions.node} ${process.versions.icu}`);
  for (const { path } of files) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 32);
}

function filesIn(path: string): CodeFile[] {
  const stats = path.endsWith(".test.ts") ? undefined : statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [{ path, size: stats.size, changedAt: stats.mtimeMs }];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
