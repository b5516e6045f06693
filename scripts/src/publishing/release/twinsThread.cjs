/** A thread that compresses: told `{ path, quality, level }`, it writes the file's twins and answers `{ sizes }` or `{ failed }`. */
const { readFileSync, writeFileSync } = require("node:fs");
const { parentPort } = require("node:worker_threads");
const { brotliCompressSync, constants, gzipSync } = require("node:zlib");

parentPort.on("message", ({ path, quality, level }) => {
  try {
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const twins = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level }) };
    for (const [name, twin] of Object.entries(twins)) writeFileSync(`${path}.${name}`, twin);
    parentPort.postMessage({ sizes: [twins.br.length, twins.gz.length] });
  } catch (error) {
    parentPort.postMessage({ failed: String(error) });
  }
});
