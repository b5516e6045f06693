import type { Knex } from "knex";
import { migrations } from "../../migrations";
import { engineOf } from "./connection";
import { eraseLeftovers } from "./eraseFromDisk";

type Wishes = { one?: boolean; before?: () => Promise<unknown> };
type Migration = { up(knex: Knex): Promise<void> };

const source: Knex.MigrationSource<string> = {
  getMigrations: async () => [...schema],
  getMigrationName: (name) => name,
  getMigration: async (name) => ({
    up: (migrations as Record<string, Migration>)[name]?.up as Migration["up"],
    down: forwardOnly,
  }),
};

/** The migrations of this program in order: what its schema is, in names. */
export const schema: readonly string[] = Object.keys(migrations);

async function forwardOnly(): Promise<never> {
  throw new Error("Las migraciones solo avanzan: para volver atrás se restaura una copia");
}

/**
 * Brings the database to the newest schema. Several processes may start at once: on MySQL one migrates, the others wait.
 * @param one only the next migration (tests)
 * @param before what to do before something is changed in a database that was there already
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Knex, { one = false, before }: Wishes = {}): Promise<string[]> {
  const config = { migrationSource: source };
  const run = async () => {
    const [done, waiting] = (await db.migrate.list(config)) as [unknown[], unknown[]];
    if (done.length > 0 && waiting.length > 0) await before?.();
    const [, names] = one ? await db.migrate.up(config) : await db.migrate.latest(config);
    await eraseLeftovers(db);
    return names as string[];
  };
  return engineOf(db) === "mysql" ? withServerLock(db, run) : run();
}

/** @returns how many migrations of this program have not run yet */
export async function waitingMigrations(db: Knex): Promise<number> {
  const [, waiting] = (await db.migrate.list({ migrationSource: source })) as [unknown[], unknown[]];
  return waiting.length;
}

/** A lock of the server's, gone with its connection: a process killed while migrating never leaves the door shut. */
async function withServerLock<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  const connection = await db.client.acquireConnection();
  try {
    await db.raw("SELECT GET_LOCK(CONCAT(DATABASE(), '.migrate'), 120)").connection(connection);
    await db.migrate.forceFreeMigrationsLock({ migrationSource: source });
    return await work();
  } finally {
    await db.raw("SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.migrate'))").connection(connection);
    await db.client.releaseConnection(connection);
  }
}
