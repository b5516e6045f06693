import type { Knex } from "knex";

/** Days after which a session ends: idle, and at most. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("session_idle_days").notNullable().defaultTo(14);
    table.integer("session_most_days").notNullable().defaultTo(90);
  });
}
