import type { Engine } from "@estudio/database";
import { engines } from "../../database/testing/engines";
import { benchAdminLists } from "./api/adminLists";
import { benchPublicReads } from "./api/publicReads";
import { benchVersions } from "./api/versions";

const parts: Record<string, () => Promise<void>> = {
  reads: benchPublicReads,
  lists: () => onBoth(benchAdminLists),
  versions: () => onBoth(benchVersions),
};

/**
 * `npm run bench:api [-- reads|lists|versions]`: measure the API against a bare Node server, and the cost of
 * versions.
 */
async function main(wanted: string | undefined): Promise<void> {
  for (const [name, bench] of Object.entries(parts)) if (!wanted || wanted === name) await bench();
}

async function onBoth(bench: (engine: Engine) => Promise<void>): Promise<void> {
  for (const engine of engines) await bench(engine);
}

main(process.argv[2]).catch((error) => {
  console.error(error);
  process.exit(1);
});
