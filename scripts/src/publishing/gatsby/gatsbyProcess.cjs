// `node gatsbyProcess.cjs <gatsby/cli.js> build`: run Gatsby in a process that exits with its parent (stdin EOF),
// even if the parent is killed.
process.stdin.on("end", () => process.exit(1));
process.stdin.on("error", () => process.exit(1));
process.stdin.resume();
process.argv.splice(1, 1);
require(process.argv[1]);
