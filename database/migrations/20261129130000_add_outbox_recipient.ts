import type { Knex } from "knex";

/** A mail may also be for an address stored nowhere else, such as the studio's previous one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.string("recipient", 254).notNullable().defaultTo("");
  });
}
