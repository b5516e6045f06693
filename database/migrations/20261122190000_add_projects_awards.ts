import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("projects", (table) => {
    table.string("awards", 500).notNullable().defaultTo("");
  });
}
