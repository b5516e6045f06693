import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** The PDFs of guides in the private storage; one that no guide names is taken away after some days. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("guide_files", (table) => {
    charset(knex, table);
    table.string("key", 32).notNullable().primary();
    table.string("name", 130).notNullable();
    table.integer("bytes").unsigned().notNullable();
    moment(table, "created_at").notNullable();
  });
}
