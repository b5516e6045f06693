const Module = require("node:module");

/**
 * `node --require`: the API as it would be if a save kept no version of what it left. For the bench alone, which asks what
 * versions cost: nothing in the product knows of it.
 */
const load = Module._load;
Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (!/content\/versions$/.test(request) || !/database[\\/]src[\\/]index\.ts$/.test(parent?.filename ?? ""))
    return loaded;
  console.error("Without versions.");
  return { ...loaded, keepVersion: async () => undefined };
};
