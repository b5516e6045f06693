import type { Knex } from "knex";

/** The rooms, the district and the budget that visitors find a project by. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("projects", (table) => {
    // A list, as JSON: text columns have no default in MySQL, and a dozen keys are short.
    table.string("rooms", 500).notNullable().defaultTo("[]");
    table.string("district", 30).notNullable().defaultTo("");
    table.string("budget", 30).notNullable().defaultTo("");
  });
}
