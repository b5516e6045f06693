import type { Knex } from "knex";

/** Who sees to an enquiry, and why one came to nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.string("lost_reason", 300).notNullable().defaultTo("");
    table.integer("assigned_to").unsigned();
  });
}
