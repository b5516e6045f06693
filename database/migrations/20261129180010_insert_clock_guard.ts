import type { Knex } from "knex";

/** Existing studios start with the time of their last activity, against which the first start is judged. */
export async function up(knex: Knex): Promise<void> {
  const newest = async (table: string, column: string) => {
    const row = await knex(table).max({ at: column }).first();
    return typeof row?.at === "string" ? row.at : "";
  };
  const moments = await Promise.all([
    newest("audit", "created_at"),
    newest("site_builds", "requested_at"),
    newest("contacts", "created_at"),
  ]);
  const seenAt = moments.sort().at(-1) || null;
  await knex("clock_guard").insert({ id: 1, seenAt, doubtedSince: null, lookedAt: null, agreedMs: 0 });
}
