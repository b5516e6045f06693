import type { Knex } from "knex";

/**
 * The index behind a list's search: every ending of every word of a record's search text. What contains `mber` is what has
 * an ending that begins with it, so that a rare word is found in one range of the index, however long the list.
 */
const longestEnding = 16;
const rowsAtOnce = 250;

/** A word as both engines compare it: a run without blanks and control characters. */
const runsOf = (text: string): string[] => text.split(/[\s\p{Cc}]+/u).filter(Boolean);

/** @returns the endings to store for a search text, each once, at most 16 characters of each */
export function endingsOf(searchText: string): string[] {
  const endings = runsOf(searchText).flatMap((run) => {
    const signs = [...run];
    return signs.map((_, at) => signs.slice(at, at + longestEnding).join(""));
  });
  return [...new Set(endings)];
}

/**
 * Writes what changes in how a record is found, in the transaction that writes the record. Rows are named by their whole
 * key, none is looked for: MySQL then locks no gaps, and records are written side by side.
 * @param before the search text so far, empty for a new record
 * @param after the search text from now on, empty for a deleted record
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

/** Indexes a whole table anew: for a database that was there before the index, or rows written around the models. */
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
 * Looks a search up in the index, its longest words first, since those are the rare ones.
 * @returns ids among which everything lies that contains all the words, when one word alone leaves at most `most`
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
