import type { Knex } from "knex";

/** The versions of sections are among those of everything. Written as SQL: Knex would make SQLite's whole table anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE page_content DROP COLUMN history");
}
