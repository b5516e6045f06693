import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** TOTP secrets, encrypted, and the time step (30 s) of the last used code. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("one_time_codes", (table) => {
    charset(knex, table);
    table.integer("user_id").unsigned().notNullable().primary().references("users.id").onDelete("CASCADE");
    table.string("secret", 300).notNullable();
    table.integer("last_step").unsigned().notNullable();
    moment(table, "created_at").notNullable();
    moment(table, "enabled_at");
  });
}
