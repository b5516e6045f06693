import type { Knex } from "knex";

/** How many versions of each record are kept, and for how many days: as before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("keep_versions").notNullable().defaultTo(1000);
    table.integer("keep_version_days").notNullable().defaultTo(730);
  });
}
