import type { Knex } from "knex";

/** Hours within which the site promises an answer. The default is what it has always promised. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("answer_hours").notNullable().defaultTo(24);
  });
}
