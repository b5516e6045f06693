import type { Knex } from "knex";
import { charset, moment } from "./columns";

/**
 * A single row: when the clock was last trusted, and since when it is doubted. While doubted, nothing is erased by age.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("clock_guard", (table) => {
    charset(knex, table);
    table.integer("id").primary();
    moment(table, "seen_at");
    moment(table, "doubted_since");
    moment(table, "looked_at");
    table.integer("agreed_ms").notNullable();
  });
}
