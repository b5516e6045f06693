import type { Knex } from "knex";

/** Retention periods (0: never automatic), counting, and the measured answer time. An upgrade switches nothing on. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.integer("keep_contacts_months").notNullable().defaultTo(0);
    table.integer("keep_leads_months").notNullable().defaultTo(0);
    table.integer("keep_doubtful_days").notNullable().defaultTo(0);
    table.boolean("count_visits").notNullable().defaultTo(false);
    table.boolean("show_answer_time").notNullable().defaultTo(false);
    table.integer("measured_hours").nullable();
  });
}
