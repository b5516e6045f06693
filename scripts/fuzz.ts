import { parseArgs } from "node:util";
import { freshDatabase } from "../database/testing/engines";
import { privateServer } from "../database/testing/privateServer";
import { play } from "./fuzz/play";

/**
 * `npm run fuzz [-- --requests 1000000 --engine mysql --seed 1]`: requests made from the OpenAPI document, as nobody, an
 * editor and an owner. Ends with 1 at the first fault, which the seed brings about again.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "2000" },
      engine: { type: "string", default: "sqlite" },
      seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    },
  });
  const engine = values.engine === "mysql" ? "mysql" : "sqlite";
  const [seed, requests] = [Number(values.seed), Number(values.requests)];
  console.log(`${requests} requests on ${engine}, seed ${seed}`);
  const server = engine === "mysql" ? await privateServer({}) : undefined;
  const database = await freshDatabase(engine, { server: server?.url });
  const { statuses, faults } = await play({ engine, seed, requests, database, say: console.log }).finally(() =>
    server?.stop(),
  );
  console.log(statuses);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
