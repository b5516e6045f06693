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

/**
 * The last stamp and the files it was computed from. They are read again only when a size or modification time
 * differs.
 */
let known: { files: string; stamp: string; at: number } | undefined;

/** Each publication calls this several times, and a stat of some hundred files takes 10 ms. */
const freshMs = 500;

/**
 * Return a hash of all the code, texts and package versions that make the site, without its content. A release with
 * another stamp is rebuilt.
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
  // Node's version counts, because its ICU tables format the dates.
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
