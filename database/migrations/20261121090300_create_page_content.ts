import type { Knex } from "knex";
import { charset, json, moments } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("page_content", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("page_key", 50).notNullable().unique();
    json(table, "sections");
    // Recent versions of the sections, for merging a late save section by section.
    json(table, "history");
    table.string("updated_by", 200).notNullable();
    moments(table);
  });
}
