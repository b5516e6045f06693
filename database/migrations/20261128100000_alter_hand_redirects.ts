import type { Knex } from "knex";

type Row = { id: number; fromPath: string; toPath: string };

/**
 * Decodes redirects with percent-encoded addresses, as copied from a browser: they never matched, because addresses are
 * compared decoded. Malformed ones, and those whose decoded form is taken, stay unchanged.
 */
export async function up(knex: Knex): Promise<void> {
  const rows: Row[] = await knex("handRedirects").select("id", "fromPath", "toPath");
  const taken = new Set(rows.map(({ fromPath }) => fromPath));
  for (const { id, fromPath, toPath } of rows) {
    const from = taken.has(decoded(fromPath)) ? fromPath : decoded(fromPath);
    taken.add(from);
    if (from !== fromPath || decoded(toPath) !== toPath)
      await knex("handRedirects")
        .where({ id })
        .update({ fromPath: from, toPath: decoded(toPath) });
  }
}

/** Reserved characters stay encoded: `%3F` is not `?`. */
function decoded(address: string): string {
  if (/%(?:2[2347]|3[bcef]|5[ce]|60|7[bcd]|[01][0-9a-f]|7f)/i.test(address)) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
