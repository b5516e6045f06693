import type { Knex } from "knex";

/** After how many days a session ends: without being used, and in any case. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("session_idle_days").notNullable().defaultTo(14);
    table.integer("session_most_days").notNullable().defaultTo(90);
  });
}
