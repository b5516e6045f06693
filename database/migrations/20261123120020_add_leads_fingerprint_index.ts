import type { Knex } from "knex";

/** The same form sent twice on one day is one lead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.unique(["fingerprint"]);
  });
}
