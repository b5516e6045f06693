import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** PDFs of guides in the private storage. Unused ones are deleted after some days. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("guide_files", (table) => {
    charset(knex, table);
    table.string("key", 32).notNullable().primary();
    table.string("name", 130).notNullable();
    table.integer("bytes").unsigned().notNullable();
    moment(table, "created_at").notNullable();
  });
}
