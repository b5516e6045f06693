import type { Knex } from "knex";

/** What search engines say of a business's prices: `€€`, or a range in words. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("price_range", 90).notNullable().defaultTo("");
  });
}
