import type { Knex } from "knex";

/** Whether a password was made up by the program: until somebody has chosen another, the panel asks for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("users", (table) => {
    table.boolean("password_made_up").notNullable().defaultTo(false);
  });
}
