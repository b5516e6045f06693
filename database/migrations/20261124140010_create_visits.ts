import type { Knex } from "knex";
import { charset } from "./columns";

/** Visits of the site's pages, counted by day, without data about visitors. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("visits", (table) => {
    charset(knex, table);
    table.string("day", 10).notNullable();
    table.string("path", 200).notNullable();
    table.integer("arrivals").notNullable();
    table.integer("views").notNullable();
    table.primary(["day", "path"]);
  });
}
