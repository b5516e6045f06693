import type { Knex } from "knex";

/**
 * Whether this installation can send mail; if not, the site offers guides for download. The API sets it at its start.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.boolean("sends_mail").notNullable().defaultTo(true);
  });
}
