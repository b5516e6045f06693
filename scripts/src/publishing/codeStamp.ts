import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
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

/**
 * @returns what the site is made with, besides content, as a hash. What was made with another one is made anew.
 */
export function codeStamp(): string {
  // Node's own: dates are written in words by its tables of languages.
  const hash = createHash("sha256").update(`${process.versions.node} ${process.versions.icu}`);
  for (const file of parts.flatMap((part) => filesIn(part))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 32);
}

function filesIn(path: string): string[] {
  if (!existsSync(join(root, path)) || path.endsWith(".test.ts")) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
