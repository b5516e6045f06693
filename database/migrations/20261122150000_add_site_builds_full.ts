import type { Knex } from "knex";

/** Whether the build creates the whole site with Gatsby. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("site_builds", (table) => {
    table.boolean("full").notNullable().defaultTo(false);
  });
}
