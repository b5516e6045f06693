import type { Knex } from "knex";

/** Whether the password was generated. The panel then asks the user for a new one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("users", (table) => {
    table.boolean("password_made_up").notNullable().defaultTo(false);
  });
}
