import type { Knex } from "knex";

/** Room, district and budget facets of a project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("projects", (table) => {
    // A JSON list. Not a text column, because those have no default in MySQL, and a dozen keys are short.
    table.string("rooms", 500).notNullable().defaultTo("[]");
    table.string("district", 30).notNullable().defaultTo("");
    table.string("budget", 30).notNullable().defaultTo("");
  });
}
