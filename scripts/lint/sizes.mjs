import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";

/**
 * Check that files and folders stay small, and that TypeScript has no casts. Part of `npm run lint`.
 * An exception that is no longer needed is reported too.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const maxLines = 250;
const maxFiles = 15;

/** Longer files, with the reason. At most three. */
const longFiles = {
  "contract/src/brand/outlines.ts": "generated: the serif's glyph outlines, exported with fonttools",
  "database/seeds/content/pages/": "data: the demo's texts of one page in three languages",
};

/** Folders with more files, with the reason. */
const largeFolders = {
  "database/migrations": "one file for each change of the schema; their names are their order",
  "database/seeds/photos": "the demo's photographs",
  "docs/guia": "the chapters of the owner's guide, whose numbers are their order",
  "docs/guia/imagenes": "the pictures of the owner's guide",
  "api/src/mail": "not grouped yet",
  "scripts/src/publishing/release": "not grouped yet",
  "marketing/src/templates": "one file for each kind of page; Gatsby names the bundles after these paths",
};

/** Files that may cast, each for one library whose types are wrong or missing, with the version that was checked. */
const castingFiles = {};

/** Casts of earlier days: file -> number, which may only fall. `sizes.mjs --write` stores the numbers of today. */
const baselineFile = posix.join(root, "scripts/lint/casts.json");

/** Return the casts of a TypeScript file, as `{ line, text }`. */
function castsIn(path) {
  const source = readFileSync(path);
  // The offsets of a file begin where those of the file before ended.
  const start = parseSync("", { syntax: "typescript" }).span.end;
  const tree = parseSync(source.toString(), { syntax: "typescript", tsx: path.endsWith("x"), decorators: true });
  const found = [...source.toString().matchAll(/@ts-(?:ignore|expect-error|nocheck)/g)].map(({ 0: text, index }) => ({
    line: source.toString().slice(0, index).split("\n").length,
    text,
  }));
  const visit = (node) => {
    if (typeof node !== "object" || node === null) return;
    if (isCast(node)) {
      const [from, to] = [node.span.start - start, node.span.end - start];
      const text = source.subarray(from, to).toString().replace(/\s+/g, " ").slice(0, 80);
      found.push({ line: source.subarray(0, from).toString().split("\n").length, text });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(tree);
  return found;
}

const advice = "write a type guard, a parser or a better generic instead of a cast";
const castTypes = new Set(["TsAsExpression", "TsTypeAssertion", "TsNonNullExpression"]);
const isCast = ({ type, kind, definite }) =>
  castTypes.has(type) || (type === "TsKeywordType" && kind === "any") || definite === true;

const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter(Boolean);
const unused = new Set([longFiles, largeFolders, castingFiles].flatMap(Object.keys));
/** Return whether the exceptions name this path, or its folder with a slash. */
function isExcepted(exceptions, path) {
  const name = [path, `${posix.dirname(path)}/`].find((one) => Object.hasOwn(exceptions, one));
  if (name) unused.delete(name);
  return name !== undefined;
}

const read = (path) => {
  try {
    return readFileSync(posix.join(root, path), "utf8");
  } catch {
    return ""; // Deleted, but not committed yet.
  }
};
const tooLong = files
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
  .map((path) => ({ path, lines: read(path).split("\n").length - 1 }))
  .filter(({ path, lines }) => lines > maxLines && !isExcepted(longFiles, path))
  .map(({ path, lines }) => `${path}: ${lines} lines (at most ${maxLines}): split it by subject`);
const counts = new Map();
for (const folder of files.map((path) => posix.dirname(path))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
const tooFull = [...counts]
  .filter(([folder, count]) => count > maxFiles && !isExcepted(largeFolders, folder))
  .map(([folder, count]) => `${folder}: ${count} files (at most ${maxFiles}): group them by subject`);
const castsOf = new Map();
for (const path of files.filter((one) => /(?<!\.d)\.tsx?$/.test(one) && read(one))) {
  const casts = castsIn(posix.join(root, path));
  if (casts.length && !isExcepted(castingFiles, path)) castsOf.set(path, casts);
}
const counted = Object.fromEntries([...castsOf].map(([path, { length }]) => [path, length]).sort());
if (process.argv.includes("--write")) writeFileSync(baselineFile, `${JSON.stringify(counted, null, 2)}\n`);
const baseline = JSON.parse(readFileSync(baselineFile, "utf8"));
const added = [...castsOf]
  .filter(([path, casts]) => casts.length > (baseline[path] ?? 0))
  .flatMap(([path, casts]) => casts.map(({ line, text }) => `${path}:${line}: ${text}: ${advice}`));
const removed = Object.keys(baseline)
  .filter((path) => (counted[path] ?? 0) < baseline[path])
  .map((path) => `scripts/lint/casts.json: ${path} has fewer casts now: run node scripts/lint/sizes.mjs --write`);
const idle = [...unused].map((name) => `scripts/lint/sizes.mjs: the exception of ${name} is not needed`);

if (removed.length) console.warn(removed.join("\n"));
const found = [...tooLong, ...tooFull, ...added, ...idle];
if (found.length) {
  console.error(found.join("\n"));
  process.exitCode = 1;
}
