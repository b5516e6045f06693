import type { Knex } from "knex";
import { charset, moment } from "./columns";

/**
 * Unfinished flows: a sign-in after the right password, or a passkey challenge. Identified by the hash of the token;
 * `challenge` is what the passkey must sign.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("sign_in_steps", (table) => {
    charset(knex, table);
    table.string("id", 64).notNullable().primary();
    table.string("kind", 20).notNullable();
    table.integer("user_id").unsigned().references("users.id").onDelete("CASCADE");
    table.string("stamp", 64).notNullable();
    table.string("challenge", 100).notNullable();
    moment(table, "expires_at").notNullable().index();
  });
}
