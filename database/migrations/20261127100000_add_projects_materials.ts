import type { Knex } from "knex";

/** Materials and cost of a project, and a quote of its client. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("projects", (table) => {
    // A JSON list. Not a text column, because those have no default in MySQL, and twenty short lines fit.
    table.string("materials", 4000).notNullable().defaultTo("[]");
    table.string("cost", 200).notNullable().defaultTo("");
    table.string("client_quote", 1000).notNullable().defaultTo("");
  });
}
