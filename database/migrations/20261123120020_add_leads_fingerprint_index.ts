import type { Knex } from "knex";

/** Makes the same form sent twice on one day a single lead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.unique(["fingerprint"]);
  });
}
