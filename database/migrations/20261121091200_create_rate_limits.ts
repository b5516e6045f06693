import type { Knex } from "knex";
import { charset } from "./columns";

/** Columns and their order as required by rate-limiter-flexible; `expire` is in milliseconds since 1970. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("rate_limits", (table) => {
    charset(knex, table);
    table.string("key", 190).notNullable().primary();
    table.integer("points").notNullable();
    table.bigInteger("expire");
  });
}
