import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { engineOf } from "../../src";

type Rows = Record<string, Record<string, unknown>[]>;

/** Dates of the recorded schemas. */
export const oldSchemas = readdirSync(__dirname).filter((name) => statSync(join(__dirname, name)).isDirectory());

/**
 * Load the recorded schema of that date into an empty database, with the small studio of `oldStudio.ts`.
 * @returns its rows by table
 */
export async function loadOldStudio(db: Knex, name: string): Promise<Rows> {
  const read = (file: string) => JSON.parse(readFileSync(join(__dirname, name, file), "utf8"));
  const schema: string[] = read(`schema.${engineOf(db)}.json`);
  const rows: Rows = read("rows.json");
  for (const statement of schema) await db.raw(statement.replaceAll("?", "\\?"));
  // The engines format the time of a migration differently, and no upgrade needs it.
  for (const row of rows.knex_migrations ?? []) delete row.migrationTime;
  for (const [table, some] of Object.entries(rows))
    for (let at = 0; at < some.length; at += 100) await db(table).insert(some.slice(at, at + 100));
  return rows;
}
