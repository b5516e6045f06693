import type { Engine } from "@estudio/database";
import { engines, freshDatabase } from "../../../database/testing/engines";
import { privateServer } from "../../../database/testing/privateServer";
import { CrashRounds } from "../../testing/crash";

const rounds = 10;

/** Tests share a MariaDB that does not flush each commit. This one does, as in production. */
async function durableServer(engine: Engine) {
  return engine === "mysql" ? privateServer({ durable: true }) : undefined;
}

it.each(engines)(
  "keeps every acknowledged write through a SIGKILL in the middle of writes, on %s",
  async (engine) => {
    const server = await durableServer(engine);
    const database = await freshDatabase(engine, server ? { server: server.url } : {});
    const crash = new CrashRounds(database);
    await crash.prepare();
    let acknowledged = 0;
    for (let round = 0; round < rounds; round++) {
      const result = await crash.round();
      expect(result.lost).toEqual([]);
      acknowledged = result.acknowledged;
    }
    expect(acknowledged).toBeGreaterThan(rounds);
    await database.drop();
    await server?.stop();
  },
  300_000,
);
