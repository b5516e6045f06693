import type { Knex } from "knex";

/** The link in a mail finds its lead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.unique(["token"]);
  });
}
