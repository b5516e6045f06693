import type { Knex } from "knex";

/** Stores who wrote an entry by id: another user can take the name later. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("timeline", (table) => {
    table.integer("person_id").unsigned();
  });
}
