import type { Knex } from "knex";

/** The device of a version. It comes after the long column, which lists do not read. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("versions", (table) => {
    table.string("saved_from", 100).notNullable().defaultTo("");
  });
}
