import type { Knex } from "knex";

/** Whether all users must have a second factor. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.boolean("require_second_factor").notNullable().defaultTo(false);
  });
}
