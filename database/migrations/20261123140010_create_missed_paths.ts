import type { Knex } from "knex";
import { charset } from "./columns";

/** Paths that were not found, counted by day, without data about visitors. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("missed_paths", (table) => {
    charset(knex, table);
    table.string("day", 10).notNullable();
    table.string("path", 200).notNullable();
    table.integer("times").notNullable();
    table.primary(["day", "path"]);
  });
}
