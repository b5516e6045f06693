import type { Knex } from "knex";

/** Searches read the column `search_text`. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.dropTable("search_words");
}
