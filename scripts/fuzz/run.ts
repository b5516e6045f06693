import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { freshDatabase } from "../../database/testing/engines";
import { privateServer } from "../../database/testing/privateServer";
import { play, shrink } from "./play";

/**
 * `npm run fuzz [-- --requests 1000000 --engine mysql --seed 1]`: send random requests of the OpenAPI document, as
 * nobody, an editor and an owner.
 * On a fault it exits with 1, and prints the seed that reproduces it and the smallest request that fails alone.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "2000" },
      engine: { type: "string", default: "sqlite" },
      seed: { type: "string", default: String(randomInt(1_000_000_000)) },
    },
  });
  const engine = values.engine === "mysql" ? "mysql" : "sqlite";
  const [seed, requests] = [Number(values.seed), Number(values.requests)];
  console.log(`${requests} requests on ${engine}, seed ${seed}`);
  const server = engine === "mysql" ? await privateServer({}) : undefined;
  const database = await freshDatabase(engine, { server: server?.url });
  const { statuses, faults, failed } = await play({ engine, seed, requests, database, say: console.log });
  console.log(statuses);
  if (failed) {
    console.error(`Reproduce with: npm run fuzz -- --engine ${engine} --seed ${seed} --requests ${failed.after}`);
    const fresh = await freshDatabase(engine, { server: server?.url });
    const smallest = await shrink({ engine, seed: failed.seed, database: fresh });
    console.error(smallest ?? "No request of this batch fails alone: the fault depends on earlier requests.");
  }
  await server?.stop();
  process.exit(faults.length > 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
