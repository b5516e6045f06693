import type { Knex } from "knex";

/** Whether the share image exists for the present focal point. Existing pictures get theirs now. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("media", (table) => {
    table.boolean("share_ready").notNullable().defaultTo(false);
  });
}
