import type { Knex } from "knex";

/** When the session's user last confirmed their identity; null: at the sign-in. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sessions", (table) => {
    table.string("confirmed_at", 24);
  });
}
