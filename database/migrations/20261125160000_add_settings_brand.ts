import type { Knex } from "knex";

/** How the studio signs, and its colours. The site stays as it was drawn until somebody chooses otherwise. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("wordmark", 60).notNullable().defaultTo("");
    table.string("monogram", 8).notNullable().defaultTo("");
    table.string("accent", 7).notNullable().defaultTo("#9d4526");
    table.string("dark", 7).notNullable().defaultTo("#1f1b16");
    table.string("type_scale", 20).notNullable().defaultTo("normal");
  });
}
