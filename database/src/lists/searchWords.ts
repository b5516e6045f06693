import type { Knex } from "knex";

/**
 * The index of a list's search: every suffix of every word of a record's search text. A text contains `mber` if one of
 * its
 * suffixes starts with it, so a rare word is found in one range of the index, however long the list.
 */
const longestEnding = 16;
const rowsAtOnce = 250;

/** Split into words like both engines: runs without whitespace and control characters. */
const runsOf = (text: string): string[] => text.split(/[\s\p{Cc}]+/u).filter(Boolean);

/** Return the distinct suffixes to store, at most 16 characters each. */
export function endingsOf(searchText: string): string[] {
  const endings = runsOf(searchText).flatMap((run) => {
    const signs = [...run];
    return signs.map((_, at) => signs.slice(at, at + longestEnding).join(""));
  });
  return [...new Set(endings)];
}

/**
 * Update the index in the transaction that writes the record. Rows are addressed by their whole key, so that MySQL
 * locks no
 * gaps and records can be written in parallel.
 * @param before the previous search text; empty for a new record
 * @param after the new search text; empty for a deleted record
 */
export async function indexSearchText(
  db: Knex,
  { table, id }: { table: string; id: number },
  before: string,
  after: string,
): Promise<void> {
  const [old, now] = [new Set(endingsOf(before)), new Set(endingsOf(after))];
  const gone = [...old].filter((ending) => !now.has(ending));
  for (let at = 0; at < gone.length; at += rowsAtOnce)
    await db("searchWords")
      .where({ listName: table, recordId: id })
      .whereIn("ending", gone.slice(at, at + rowsAtOnce))
      .delete();
  await insertEndings(
    db,
    table,
    [...now].filter((ending) => !old.has(ending)).map((ending) => ({ ending, recordId: id })),
  );
}

/** Rebuild the index of a table, for rows from before the index existed or written without the models. */
export async function indexTable(db: Knex, table: string): Promise<void> {
  await db("searchWords").where({ listName: table }).delete();
  for (let last = 0; ; ) {
    const rows = await db(table).select("id", "searchText").where("id", ">", last).orderBy("id").limit(1000);
    if (rows.length === 0) return;
    await db.transaction((trx) =>
      insertEndings(
        trx,
        table,
        rows.flatMap(({ id, searchText }) => endingsOf(searchText).map((ending) => ({ ending, recordId: id }))),
      ),
    );
    last = rows.at(-1).id;
  }
}

async function insertEndings(db: Knex, table: string, found: { ending: string; recordId: number }[]): Promise<void> {
  const rows = found.map((one) => ({ listName: table, ...one }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) await db("searchWords").insert(rows.slice(at, at + rowsAtOnce));
}

/**
 * Look up a search in the index, longest words first, because those are rare.
 * @returns the ids of all possible matches, once a single word leaves at most `most`; else undefined
 */
export async function fewCandidates(
  db: Knex,
  table: string,
  words: string,
  most: number,
): Promise<number[] | undefined> {
  for (const word of runsOf(words)
    .sort((a, b) => b.length - a.length)
    .slice(0, 10)) {
    const begins = [...word].slice(0, longestEnding).join("");
    const found = await db("searchWords")
      .distinct("recordId")
      .where({ listName: table })
      .whereBetween("ending", [begins, `${begins}\u{10ffff}`])
      .limit(most + 1);
    if (found.length <= most) return found.map((row) => row.recordId);
  }
  return undefined;
}
