import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { type Engine, engineOf } from "../../src";
import { engines, freshDatabase } from "../engines";
import { fillOldStudio } from "./oldStudio";

/**
 * `TEST_MYSQL_URL=mysql://… node --import tsx database/testing/upgrade/make.ts <name>`: record today's schema and a
 * small studio, for upgrade tests. Run it before a release with a migration. Existing recordings are never overwritten.
 */
async function main(name: string | undefined): Promise<void> {
  if (!name) throw new Error("Name the schema by its day: 2026-11-22");
  const folder = join(__dirname, name);
  mkdirSync(folder);
  for (const engine of engines) {
    const { db, drop } = await freshDatabase(engine);
    await fillOldStudio(db);
    const tables = await tablesOf(db);
    const schema = await schemaOf(db, tables);
    writeFileSync(join(folder, `schema.${engine}.json`), `${JSON.stringify(schema, null, 1)}\n`);
    if (engine === "sqlite")
      writeFileSync(join(folder, "rows.json"), `${JSON.stringify(await rowsOf(db, tables), null, 1)}\n`);
    await drop();
  }
}

const listing: Record<Engine, string> = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  mysql: "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
};

/** Return the table names; referenced tables come first. */
async function tablesOf(db: Knex): Promise<string[]> {
  const answer = await db.raw(listing[engineOf(db)]);
  const rows: { name: string }[] = engineOf(db) === "mysql" ? answer[0] : answer;
  const names = rows.map(({ name }) => name).sort();
  return [...names.filter((name) => name !== "sessions"), ...names.filter((name) => name === "sessions")];
}

async function schemaOf(db: Knex, tables: string[]): Promise<string[]> {
  if (engineOf(db) === "mysql")
    return Promise.all(
      tables.map(async (name) => (await db.raw("SHOW CREATE TABLE ??", [name]))[0][0]["Create Table"]),
    );
  const rows: { sql: string; name: string }[] = await db.raw(
    "SELECT sql, name FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC, name",
  );
  return rows.map(({ sql }) => sql);
}

async function rowsOf(db: Knex, tables: string[]): Promise<Record<string, object[]>> {
  const entries = tables.map(async (name) => [name, await db(name).select()]);
  return Object.fromEntries(await Promise.all(entries));
}

main(process.argv[2]).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
