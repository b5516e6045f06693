import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** The links of mails that let somebody choose a password: the hash of each token, one of each kind for a person. */
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
