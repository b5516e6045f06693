import type { Knex } from "knex";

/**
 * The writes to each searched list are counted (table `list_versions`), in the same transaction: what was found of it after so
 * many writes is right as long as there are no more, in any process.
 */
export async function listWritten(db: Knex, table: string): Promise<void> {
  await db("listVersions").where({ listName: table }).increment("version", 1);
}

/** @returns how many writes the list has seen; undefined for a table whose writes are not counted */
export async function writesTo(db: Knex, table: string): Promise<number | undefined> {
  const row = await db("listVersions").select("version").where({ listName: table }).first();
  return row?.version;
}

/** Rows are only added to these, and the oldest taken away: the first and the last that are there tell one state from another. */
const growing = new Set(["audit"]);

/** @returns what is another after every write to the list; undefined for a table of which nobody knows */
export async function listState(db: Knex, table: string): Promise<number | string | undefined> {
  if (!growing.has(table)) return writesTo(db, table);
  // Asked for one by one: both engines find each at an end of the index.
  const ends = db.select({ first: db(table).min("id"), last: db(table).max("id") });
  const [{ first, last } = { first: null, last: null }] = await ends;
  return `${first} ${last}`;
}
