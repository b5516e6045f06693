import type { Knex } from "knex";

/** What is kept for how long (0: a person decides), what is counted, and the measured time of an answer. Nothing is switched on by an upgrade. */
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
