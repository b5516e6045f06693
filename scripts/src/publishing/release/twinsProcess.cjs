/** A process that compresses: told `{ path, quality, level }`, it writes the file's twins and answers `{ sizes }` or `{ failed }`. */
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants, gzipSync } = require("node:zlib");

process.on("message", ({ path, quality, level }) => {
  try {
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const twins = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level }) };
    for (const [name, twin] of Object.entries(twins)) writeFileSync(`${path}.${name}`, twin);
    process.send({ sizes: [twins.br.length, twins.gz.length] });
  } catch (error) {
    process.send({ failed: String(error) });
  }
});
