import type { Knex } from "knex";

/** Finds the lead of a link in a mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.unique(["token"]);
  });
}
