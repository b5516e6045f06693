import type { Knex } from "knex";

/** Stores who deleted an enquiry by id: another user can take the name later. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("trashed_contacts", (table) => {
    table.integer("deleted_by_id").unsigned();
  });
}
