import type { Knex } from "knex";

/** The assigned user, and why an enquiry was lost. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.string("lost_reason", 300).notNullable().defaultTo("");
    table.integer("assigned_to").unsigned();
  });
}
