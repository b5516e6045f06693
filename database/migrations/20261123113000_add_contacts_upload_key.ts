import type { Knex } from "knex";

/** Key with which the sender's browser may upload files. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.string("upload_key", 32).index();
  });
}
