import type { Knex } from "knex";
import { charset } from "./columns";

/** Addresses that visitors asked for and did not find, counted by day: which and how often, nothing about who. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("missed_paths", (table) => {
    charset(knex, table);
    table.string("day", 10).notNullable();
    table.string("path", 200).notNullable();
    table.integer("times").notNullable();
    table.primary(["day", "path"]);
  });
}
