import type { Knex } from "knex";
import { charset } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("list_versions", (table) => {
    charset(knex, table);
    table.string("list_name", 20).notNullable().primary();
    table.integer("version").notNullable();
  });
}
