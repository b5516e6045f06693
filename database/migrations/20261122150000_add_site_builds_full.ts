import type { Knex } from "knex";

/** Whether the build made the whole site anew with Gatsby, or is to do so. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("site_builds", (table) => {
    table.boolean("full").notNullable().defaultTo(false);
  });
}
