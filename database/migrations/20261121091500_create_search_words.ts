import type { Knex } from "knex";
import { charset } from "./columns";

/** Word suffixes of the searched lists. Dropped later. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("search_words", (table) => {
    charset(knex, table);
    table.string("list_name", 20).notNullable();
    table.string("ending", 16).notNullable();
    table.integer("record_id").notNullable();
    table.primary(["list_name", "ending", "record_id"]);
  });
}
