const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require("node:fs");
const { enableCompileCache } = require("node:module");
const { dirname, join, relative } = require("node:path");

/**
 * `node --require "$PWD/scripts/whole.cjs" PROGRAM.ts`: bundle a program's own code and run the bundle; packages stay
 * external.
 * The path must be absolute, because child processes are started the same way.
 * Node reads one file instead of four hundred: the API answers after 1 s instead of 2.3 s, and takes 35 MB less.
 * Development and tests use `--import tsx` instead.
 */
const root = join(__dirname, "..");
// Node 22 and later: compiled code, including packages, is cached for the next start.
enableCompileCache?.();

require.extensions[".ts"] = (module, filename) => {
  module._compile(keptPiece(filename) ?? newPiece(filename), filename);
};

/** Path of the cached bundle: bundling takes 0.17 to 0.33 s. */
const placeOf = (filename) => join(root, "node_modules/.cache/estudio", `${relative(root, filename)}.js`);

/** Files that the bundle depends on besides its sources. */
const besides = ["scripts/whole.cjs", "package-lock.json", "tsconfig.base.json"];

/** Return the cached bundle if none of its sources has changed. */
function keptPiece(filename) {
  try {
    const text = readFileSync(placeOf(filename), "utf8");
    const end = text.indexOf("\n");
    const { node, sum, files } = JSON.parse(text.slice(2, end));
    const piece = text.slice(end + 1);
    // The checksum detects a file cut short by a power failure.
    const isWhole = node === process.version && sum === sumOf(piece);
    return isWhole && files.every(([file, stamp]) => stampOf(file) === stamp) ? piece : undefined;
  } catch {
    // There is no cached bundle.
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
  // esbuild's own process would otherwise live as long as this one.
  stop();
  const { text } = outputFiles[0];
  keep(filename, Object.keys(metafile.inputs), text);
  return text;
}

/** Cache the bundle. Where the folder is read-only, each start bundles again. */
function keep(filename, inputs, text) {
  const place = placeOf(filename);
  const aside = `${place}.${process.pid}`;
  try {
    const files = [...inputs, ...besides].map((file) => [file, stampOf(file)]);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(aside, `//${JSON.stringify({ node: process.version, sum: sumOf(text), files })}\n${text}`);
    renameSync(aside, place);
  } catch {
    // The program runs without the cache.
  }
}
