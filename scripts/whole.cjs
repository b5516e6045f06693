const { buildSync, stop } = require("esbuild");
const { enableCompileCache } = require("node:module");
const { join } = require("node:path");

/**
 * `node --require "$PWD/scripts/whole.cjs" PROGRAM.ts` (its whole path: what a program starts is started alike): puts all of our own code that a program needs into one piece, in memory,
 * and runs that; packages stay as they are. It takes a sixth of a second, and saves Node the reading of four hundred files
 * one by one: the API answers after 1 s instead of 2.3 s, and takes 35 MB less. `--import tsx` in its place does the same
 * file by file, as in development and in tests.
 */
const root = join(__dirname, "..");
// From Node 22 on: what was compiled once, packages too, is not compiled at the next start.
enableCompileCache?.();

require.extensions[".ts"] = (module, filename) => {
  const { outputFiles } = buildSync({
    entryPoints: [filename],
    bundle: true,
    write: false,
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
  module._compile(outputFiles[0].text, filename);
};
