import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/** The calculator's price table: a single row whose version grows with every change. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("prices", (table) => {
    charset(knex, table);
    table.increments("id");
    json(table, "rates");
    moment(table, "updated_at").notNullable();
    table.string("updated_by", 200).notNullable();
    table.integer("version").notNullable();
  });
}
