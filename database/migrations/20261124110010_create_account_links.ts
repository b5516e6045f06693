import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Mailed links for choosing a password, by the hash of their token: one per user and kind. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("account_links", (table) => {
    charset(knex, table);
    table.string("id", 64).notNullable().primary();
    table.integer("user_id").unsigned().notNullable().references("users.id").onDelete("CASCADE");
    table.string("kind", 20).notNullable();
    moment(table, "expires_at").notNullable().index();
    table.unique(["user_id", "kind"]);
  });
}
