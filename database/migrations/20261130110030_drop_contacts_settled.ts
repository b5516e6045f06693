import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.dropIndex(["settled"]);
  });
  await knex.raw("ALTER TABLE contacts DROP COLUMN settled");
}
