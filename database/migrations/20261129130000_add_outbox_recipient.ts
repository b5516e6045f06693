import type { Knex } from "knex";

/** A mail may also be to an address that is kept nowhere else, as the studio's of before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.string("recipient", 254).notNullable().defaultTo("");
  });
}
