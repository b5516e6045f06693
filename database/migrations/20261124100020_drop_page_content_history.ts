import type { Knex } from "knex";

/** The previous migration moved this column's data. Raw SQL, because Knex would recreate SQLite's whole table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE page_content DROP COLUMN history");
}
