import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Each key is issued once and used once. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("uploads", (table) => {
    charset(knex, table);
    table.string("key", 64).notNullable().primary();
    table.integer("user_id").notNullable();
    moment(table, "created_at").notNullable();
    moment(table, "used_at");
  });
}
