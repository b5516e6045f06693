import type { Knex } from "knex";
import { charset } from "./columns";

/** A single row: the content's revision and the served release. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("site_state", (table) => {
    charset(knex, table);
    table.integer("id").notNullable().primary();
    table.integer("revision").notNullable();
    table.integer("built").notNullable();
    table.string("release", 100);
    table.boolean("pinned").notNullable();
  });
}
