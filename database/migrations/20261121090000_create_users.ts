import type { Knex } from "knex";
import { charset, moments } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("users", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("email", 254).notNullable().unique();
    table.string("password", 100).notNullable();
    table.string("name", 200).notNullable();
    table.string("role", 20).notNullable();
    table.boolean("is_active").notNullable();
    moments(table);
  });
}
