import type { Knex } from "knex";

/** Who deleted a record, by number: a name can become another's. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("trash", (table) => {
    table.integer("deleted_by_id").unsigned();
  });
}
