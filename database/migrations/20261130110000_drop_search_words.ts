import type { Knex } from "knex";

/** Drop `search_words`: searches read the column `search_text` instead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.dropTable("search_words");
}
