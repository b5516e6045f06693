import type { Knex } from "knex";
import { indexTable } from "../src/lists/searchWords";

/** What was there before the index is found through it too. */
export async function up(knex: Knex): Promise<void> {
  for (const table of ["projects", "blog_posts", "contacts"]) await indexTable(knex, table);
}
