import type { Knex } from "knex";

/** The studio's wordmark and colours. The defaults are the site's design. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("wordmark", 60).notNullable().defaultTo("");
    table.string("monogram", 8).notNullable().defaultTo("");
    table.string("accent", 7).notNullable().defaultTo("#9d4526");
    table.string("dark", 7).notNullable().defaultTo("#1f1b16");
    table.string("type_scale", 20).notNullable().defaultTo("normal");
  });
}
