import type { Knex } from "knex";

/** Maximum versions per record and their age in days. Defaults as before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("keep_versions").notNullable().defaultTo(1000);
    table.integer("keep_version_days").notNullable().defaultTo(730);
  });
}
