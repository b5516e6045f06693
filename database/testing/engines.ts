import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import type { Model, ModelClass } from "objection";
import { type ConnectionOptions, connect, type Engine, migrate, transaction } from "../src";

/** Both engines, or only the one in TEST_ENGINE. */
export const engines = (["sqlite", "mysql"] satisfies Engine[]).filter(
  (engine) => (process.env.TEST_ENGINE || engine) === engine,
);

export type TestDatabase = { db: Knex; options: ConnectionOptions; dataDir: string; drop(): Promise<void> };

type DatabaseOptions = { migrated?: boolean; server?: string | undefined };

/**
 * Create an empty database for this test file.
 * @param databaseOptions `migrated: false`: without tables. `server`: instead of the test run's server.
 */
export async function freshDatabase(engine: Engine, databaseOptions: DatabaseOptions = {}): Promise<TestDatabase> {
  const { migrated = true, server = process.env.TEST_MYSQL_URL } = databaseOptions;
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-test-"));
  const { options, dropServerSide } = engine === "mysql" ? await mysqlDatabase(server) : sqliteDatabase(dataDir);
  const db = connect(options);
  if (migrated) await migrate(db);
  const drop = async () => {
    await db.destroy();
    await dropServerSide();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, options, dataDir, drop };
}

/** Delete all rows. Retried, because background work may cause a deadlock. */
export const emptied = (db: Knex, ...models: ModelClass<Model>[]): Promise<void> =>
  transaction(db, async (trx) => {
    for (const model of models) await model.query(trx).delete();
  });

function sqliteDatabase(dataDir: string) {
  return { options: { file: join(dataDir, "estudio.sqlite") }, dropServerSide: async () => undefined };
}

/** Create an empty database on the server. */
export async function mysqlDatabase(server: string | undefined) {
  if (!server) throw new Error("TEST_MYSQL_URL: la pone la preparación de jest (database/testing/jestSetup.mjs)");
  const name = `estudio_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    options: { databaseUrl: `${server}/${name}` },
    dropServerSide: () => onServer(server, `DROP DATABASE ${name}`),
  };
}

async function onServer(server: string, sql: string): Promise<void> {
  const admin = connect({ databaseUrl: `${server}/mysql` });
  try {
    await admin.raw(sql);
  } finally {
    await admin.destroy();
  }
}
