import type { Knex } from "knex";

/** Stores who deleted a record by id: another user can take the name later. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("trash", (table) => {
    table.integer("deleted_by_id").unsigned();
  });
}
