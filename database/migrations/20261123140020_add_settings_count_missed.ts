import type { Knex } from "knex";

/** Whether addresses that are not found are counted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.boolean("count_missed").notNullable().defaultTo(true);
  });
}
