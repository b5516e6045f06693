import type { Knex } from "knex";

/**
 * Each searched list has a version that grows with every write, in the same transaction: what was counted at one version
 * is right as long as the version is the same, in any process.
 */
export async function listWritten(db: Knex, table: string): Promise<void> {
  await db("listVersions").where({ listName: table }).increment("version", 1);
}

/** @returns the version of the list; undefined for a table that keeps none */
export async function listVersion(db: Knex, table: string): Promise<number | undefined> {
  const row = await db("listVersions").select("version").where({ listName: table }).first();
  return row?.version;
}
