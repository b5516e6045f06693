import type { Knex } from "knex";

/** Whether the search knows the enquiry and the counters count it: false from its insert until both were seen to. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.boolean("settled").notNullable().defaultTo(true);
  });
}
