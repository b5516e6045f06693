import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/** What a category of articles is called in the other languages, by the address made from its Spanish name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("post_categories", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("slug", 190).notNullable().unique();
    moment(table, "updated_at").notNullable();
    table.string("updated_by", 200).notNullable();
    table.integer("version").notNullable();
    json(table, "translations");
  });
}
