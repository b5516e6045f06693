import type { Knex } from "knex";

/** Stores who saved a version by id: another user can take the name later. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("versions", (table) => {
    table.integer("saved_by_id").unsigned();
  });
}
