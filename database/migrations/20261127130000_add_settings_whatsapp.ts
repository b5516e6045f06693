import type { Knex } from "knex";

/** WhatsApp number; empty: none. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("whatsapp", 30).notNullable().defaultTo("");
  });
}
