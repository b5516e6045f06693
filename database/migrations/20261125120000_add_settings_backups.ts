import type { Knex } from "knex";

/**
 * Time of automatic backups, days they are kept, and hours without a verified one until the alarm. Defaults as before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("backup_at", 100).notNullable().defaultTo("03:30");
    table.integer("backup_keep_days").notNullable().defaultTo(7);
    table.integer("backup_late_hours").notNullable().defaultTo(36);
  });
}
