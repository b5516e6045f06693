import type { Knex } from "knex";
import { indexTable } from "../src/lists/searchWords";

/** Indexes existing rows. */
export async function up(knex: Knex): Promise<void> {
  for (const table of ["projects", "blog_posts", "contacts"]) await indexTable(knex, table);
}
