import { monotonicMs } from "@estudio/contract";
import type { Knex } from "knex";
import { migrations } from "../../migrations";
import { eraseLeftovers } from "./eraseFromDisk";
import { createLeases, type HeldLease, withLease } from "./lease";

/** A process killed while migrating blocks the others this long. */
const leaseMs = 15_000;

type MigrateOptions = { one?: boolean; before?: () => Promise<unknown>; waitMs?: number };
type Migration = { up(knex: Knex): Promise<void> };
const byName: Record<string, Migration> = migrations;
type BeforeEach = (knex: Knex) => Promise<void>;

const sourceOf = (beforeEach: BeforeEach): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...schema],
  getMigrationName: (name) => name,
  getMigration: async (name) => ({
    up: async (knex) => {
      await beforeEach(knex);
      await byName[name]?.up(knex);
    },
    down: forwardOnly,
  }),
});
const source = sourceOf(async () => undefined);

/** Names of this program's migrations, in order. */
export const schema: readonly string[] = Object.keys(migrations);

async function forwardOnly(): Promise<never> {
  throw new Error("Las migraciones solo avanzan: para volver atrás se restaura una copia");
}

/**
 * Migrate to the newest schema. If several processes start at once, one migrates and the others wait.
 * @param one run only the next migration (tests)
 * @param before runs before an existing database is changed
 * @param waitMs maximum wait for another process that migrates
 * @returns the names of the migrations that ran
 * @throws LeaseTakenError: another process still migrates after `waitMs`, or has taken over from this one
 */
export async function migrate(
  db: Knex,
  { one = false, before, waitMs = 120_000 }: MigrateOptions = {},
): Promise<string[]> {
  await createLeases(db);
  const run = async ({ assert }: HeldLease) => {
    let assertedAt = monotonicMs();
    // Once a second, so that a hundred small migrations do not write a hundred leases.
    const beforeEach: BeforeEach = async (knex) => {
      if (monotonicMs() - assertedAt < 1000) return;
      await assert(knex);
      assertedAt = monotonicMs();
    };
    const config = { migrationSource: sourceOf(beforeEach) };
    await db.migrate.forceFreeMigrationsLock(config);
    const [done, waiting]: [unknown[], unknown[]] = await db.migrate.list(config);
    if (done.length > 0 && waiting.length > 0) await before?.();
    const [, names]: [number, string[]] = one ? await db.migrate.up(config) : await db.migrate.latest(config);
    await eraseLeftovers(db);
    return names;
  };
  return withLease(db, "migrations", run, { ms: leaseMs, waitMs });
}

/** Return the number of migrations that have not run yet. */
export async function waitingMigrations(db: Knex): Promise<number> {
  const [, waiting]: [unknown[], unknown[]] = await db.migrate.list({ migrationSource: source });
  return waiting.length;
}
