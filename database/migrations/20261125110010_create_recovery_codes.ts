import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Recovery codes by their hash, until used. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("recovery_codes", (table) => {
    charset(knex, table);
    table.increments("id");
    table.integer("user_id").unsigned().notNullable().references("users.id").onDelete("CASCADE");
    table.string("hash", 64).notNullable();
    moment(table, "used_at");
    table.unique(["user_id", "hash"]);
  });
}
