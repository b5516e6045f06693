import type { Knex } from "knex";

/** `priceRange` for search engines: `€€`, or a range in words. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("price_range", 90).notNullable().defaultTo("");
  });
}
