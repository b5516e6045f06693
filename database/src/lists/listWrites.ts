import type { Knex } from "knex";

/**
 * Count a write to a searched list, in its transaction (table `list_versions`). Caches of any process stay valid as
 * long as
 * the count is unchanged.
 */
export async function listWritten(db: Knex, table: string): Promise<void> {
  await db("listVersions").where({ listName: table }).increment("version", 1);
}

/** Return the number of writes to a list; undefined for a table whose writes are not counted. */
export async function writesTo(db: Knex, table: string): Promise<number | undefined> {
  const row = await db("listVersions").select("version").where({ listName: table }).first();
  return row?.version;
}

/** Append-only tables whose oldest rows expire: the first and last ids identify their state. */
const growing = new Set(["audit"]);

/** Return a value that changes with every write to the list; undefined for an unknown table. */
export async function listState(db: Knex, table: string): Promise<number | string | undefined> {
  if (!growing.has(table)) return writesTo(db, table);
  // Separate subqueries, which both engines answer from the ends of the index.
  const ends = db.select({ first: db(table).min("id"), last: db(table).max("id") });
  const [{ first, last } = { first: null, last: null }] = await ends;
  return `${first} ${last}`;
}
