import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("previews", (table) => {
    charset(knex, table);
    table.string("token", 64).notNullable().primary();
    table.string("kind", 20).notNullable();
    json(table, "record");
    table.boolean("shared").notNullable();
    moment(table, "expires_at").notNullable().index();
  });
}
