const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require("node:fs");
const { enableCompileCache } = require("node:module");
const { dirname, join, relative } = require("node:path");

/**
 * `node --require "$PWD/scripts/whole.cjs" PROGRAM.ts` (its whole path: what a program starts is started alike): puts all of our own code that a program needs into one piece,
 * and runs that; packages stay as they are. It saves Node the reading of four hundred files one by one: the API answers after 1 s instead
 * of 2.3 s, and takes 35 MB less. `--import tsx` in its place does the same file by file, as in development and in tests.
 */
const root = join(__dirname, "..");
// From Node 22 on: what was compiled once, packages too, is not compiled at the next start.
enableCompileCache?.();

require.extensions[".ts"] = (module, filename) => {
  module._compile(keptPiece(filename) ?? newPiece(filename), filename);
};

/** Where the piece is kept for the next start: it takes a sixth to a third of a second to put together. */
const placeOf = (filename) => join(root, "node_modules/.cache/estudio", `${relative(root, filename)}.js`);

/** What it depends on besides its sources. */
const besides = ["scripts/whole.cjs", "package-lock.json", "tsconfig.base.json"];

/** @returns the piece as it was kept, if all it was made of is as it was then */
function keptPiece(filename) {
  try {
    const text = readFileSync(placeOf(filename), "utf8");
    const end = text.indexOf("\n");
    const { node, sum, files } = JSON.parse(text.slice(2, end));
    const piece = text.slice(end + 1);
    // Also as it was written: a machine that lost power may have lost the end of it.
    const isWhole = node === process.version && sum === sumOf(piece);
    return isWhole && files.every(([file, stamp]) => stampOf(file) === stamp) ? piece : undefined;
  } catch {
    // There is none.
    return undefined;
  }
}

const sumOf = (text) => createHash("sha256").update(text).digest("hex");

const stampOf = (file) => {
  const { mtimeMs, size } = statSync(join(root, file));
  return `${mtimeMs} ${size}`;
};

function newPiece(filename) {
  const { buildSync, stop } = require("esbuild");
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [filename],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
    packages: "external",
    alias: {
      "@estudio/contract": join(root, "contract/src"),
      "@estudio/database": join(root, "database/src"),
      "@estudio/database/seeds": join(root, "database/seeds"),
    },
    logLevel: "error",
  });
  // Else its own process stays for as long as this one.
  stop();
  const { text } = outputFiles[0];
  keep(filename, Object.keys(metafile.inputs), text);
  return text;
}

/** Where that folder may not be written to each start puts it together anew. */
function keep(filename, inputs, text) {
  const place = placeOf(filename);
  const aside = `${place}.${process.pid}`;
  try {
    const files = [...inputs, ...besides].map((file) => [file, stampOf(file)]);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(aside, `//${JSON.stringify({ node: process.version, sum: sumOf(text), files })}\n${text}`);
    renameSync(aside, place);
  } catch {
    // It runs all the same.
  }
}
