import type { Knex } from "knex";

/** Whether this installation can send mail: the site offers a guide's file where it cannot. The API writes it down at its start. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("settings", (table) => {
    table.boolean("sends_mail").notNullable().defaultTo(true);
  });
}
