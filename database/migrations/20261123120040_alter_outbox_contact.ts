import type { Knex } from "knex";

/** A mail is about either an enquiry or a lead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.setNullable("contact_id");
  });
}
