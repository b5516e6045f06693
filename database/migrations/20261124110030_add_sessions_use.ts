import type { Knex } from "knex";

/** The device and the last use of a session. Open sessions count as used now. */
export async function up(knex: Knex): Promise<void> {
  const now = new Date().toISOString();
  await knex.schema.alterTable("sessions", (table) => {
    table.string("device", 100).notNullable().defaultTo("");
    table.string("created_at", 24).notNullable().defaultTo(now);
    table.string("last_used_at", 24).notNullable().defaultTo(now);
  });
}
