import type { Knex } from "knex";
import { charset, moment } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("sessions", (table) => {
    charset(knex, table);
    table.string("id", 64).notNullable().primary();
    table.integer("user_id").unsigned().notNullable().references("users.id").onDelete("CASCADE");
    table.text("data").notNullable();
    moment(table, "expires_at").notNullable().index();
  });
}
