import type { Knex } from "knex";

/** When backups make themselves, how many days they stay, and after how many hours without a good one it is an alarm: as before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.string("backup_at", 100).notNullable().defaultTo("03:30");
    table.integer("backup_keep_days").notNullable().defaultTo(7);
    table.integer("backup_late_hours").notNullable().defaultTo(36);
  });
}
