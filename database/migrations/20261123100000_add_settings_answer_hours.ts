import type { Knex } from "knex";

/** Within how many hours an enquiry is answered: what the site has promised from the beginning. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("answer_hours").notNullable().defaultTo(24);
  });
}
