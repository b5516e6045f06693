import type { Knex } from "knex";

/** Who saved a version, by number: a name can become another's. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("versions", (table) => {
    table.integer("saved_by_id").unsigned();
  });
}
