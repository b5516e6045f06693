import type { Knex } from "knex";

/** Who did what with an enquiry, by number: a name can become another's. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("timeline", (table) => {
    table.integer("person_id").unsigned();
  });
}
