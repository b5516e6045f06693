import type { Knex } from "knex";

/** A mail may also be for a user of the panel. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.integer("user_id").unsigned();
  });
}
