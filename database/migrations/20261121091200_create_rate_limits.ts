import type { Knex } from "knex";
import { charset } from "./columns";

/** Columns and their order are those of rate-limiter-flexible; `expire` in milliseconds since 1970. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("rate_limits", (table) => {
    charset(knex, table);
    table.string("key", 190).notNullable().primary();
    table.integer("points").notNullable();
    table.bigInteger("expire");
  });
}
