import type { Knex } from "knex";
import { seo } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("guides", seo);
}
