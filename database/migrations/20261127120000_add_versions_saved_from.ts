import type { Knex } from "knex";

/** From which device a version was saved. It stands behind the long column: lists, which leave that unread, do without it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("versions", (table) => {
    table.string("saved_from", 100).notNullable().defaultTo("");
  });
}
