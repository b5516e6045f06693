// `node gatsbyProcess.cjs <gatsby/cli.js> build`: Gatsby, in a process that ends when the builder that started it is
// gone, even killed: the builder's end of standard input closes then.
process.stdin.on("end", () => process.exit(1));
process.stdin.on("error", () => process.exit(1));
process.stdin.resume();
process.argv.splice(1, 1);
require(process.argv[1]);
