import type { Knex } from "knex";

/** Lists are counted each time. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.dropTable("list_versions");
}
