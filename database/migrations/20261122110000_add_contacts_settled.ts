import type { Knex } from "knex";

/** False from the insert until the enquiry is indexed and counted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.boolean("settled").notNullable().defaultTo(true);
  });
}
