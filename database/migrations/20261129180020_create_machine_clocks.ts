import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** What each process showed as the time, beside the database's own moment: how far their clocks are apart. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("machine_clocks", (table) => {
    charset(knex, table);
    table.string("name", 120).notNullable().primary();
    moment(table, "shown_at").notNullable();
    moment(table, "judged_at").notNullable();
  });
}
