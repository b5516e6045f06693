const Module = require("node:module");

/**
 * `node --require`: makes a save keep no version, so that the bench can measure what versions cost.
 * The product never loads this file.
 */
const load = Module._load;
Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (!/content\/versions$/.test(request) || !/database[\\/]src[\\/]index\.ts$/.test(parent?.filename ?? ""))
    return loaded;
  console.error("Without versions.");
  return { ...loaded, keepVersion: async () => undefined };
};
