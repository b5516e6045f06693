import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Public keys of passkeys by credential id, with their signature counters. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("passkeys", (table) => {
    charset(knex, table);
    table.increments("id");
    table.integer("user_id").unsigned().notNullable().references("users.id").onDelete("CASCADE");
    table.string("name", 100).notNullable();
    table.string("credential_id", 700).notNullable().unique();
    table.text("public_key").notNullable();
    table.integer("counter").unsigned().notNullable();
    table.string("transports", 300).notNullable();
    moment(table, "created_at").notNullable();
    moment(table, "last_used_at");
    table.index(["user_id"]);
  });
}
