import type { Knex } from "knex";

/** When the person of a session last showed that it is still theirs; null: when it was opened. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sessions", (table) => {
    table.string("confirmed_at", 24);
  });
}
