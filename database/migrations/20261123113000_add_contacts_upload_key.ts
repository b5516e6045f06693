import type { Knex } from "knex";

/** Under which the browser that sent an enquiry may send its files. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.string("upload_key", 32).index();
  });
}
