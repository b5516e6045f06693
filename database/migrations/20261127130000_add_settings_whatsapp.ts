import type { Knex } from "knex";

/** The number at which the studio answers on WhatsApp; empty where it does not. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("whatsapp", 30).notNullable().defaultTo("");
  });
}
