import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.boolean("count_missed").notNullable().defaultTo(true);
  });
}
