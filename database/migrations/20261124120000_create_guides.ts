import type { Knex } from "knex";
import { charset, json, moments, publication } from "./columns";

/** Guides: a page of the site with a PDF sent by mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("guides", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("title", 200).notNullable();
    table.string("slug", 190).notNullable().unique();
    table.text("summary", "longtext").notNullable();
    table.text("content", "longtext").notNullable();
    json(table, "inside");
    table.string("file", 170).notNullable();
    table.string("image_url", 500).notNullable();
    table.integer("position").notNullable();
    json(table, "translations");
    table.string("updated_by", 200).notNullable();
    table.text("search_text", "longtext").notNullable();
    publication(table);
    moments(table);
    table.index(["status", "position"]);
  });
}
