import type { Knex } from "knex";
import { seo } from "./columns";

/** What its page is found and shared with, where somebody says it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("projects", seo);
}
