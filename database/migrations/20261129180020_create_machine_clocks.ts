import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Each process's clock beside the database's, to measure how far they differ. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("machine_clocks", (table) => {
    charset(knex, table);
    table.string("name", 120).notNullable().primary();
    moment(table, "shown_at").notNullable();
    moment(table, "judged_at").notNullable();
  });
}
