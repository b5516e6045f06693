import type { Knex } from "knex";

/** What a project is made of, what it cost, and its client's own words. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("projects", (table) => {
    // A list, as JSON: text columns have no default in MySQL, and twenty short lines fit.
    table.string("materials", 4000).notNullable().defaultTo("[]");
    table.string("cost", 200).notNullable().defaultTo("");
    table.string("client_quote", 1000).notNullable().defaultTo("");
  });
}
