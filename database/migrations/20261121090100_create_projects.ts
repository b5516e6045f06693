import type { Knex } from "knex";
import { charset, json, moments, publication } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("projects", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("title", 200).notNullable();
    table.string("slug", 190).notNullable().unique();
    table.text("description", "longtext").notNullable();
    table.string("category", 20).notNullable();
    table.string("location", 200).notNullable();
    table.string("surface", 100).notNullable();
    table.string("duration", 100).notNullable();
    table.string("year", 20).notNullable();
    table.string("client_name", 200).notNullable();
    table.string("main_image", 500).notNullable();
    json(table, "gallery_images");
    table.text("challenges", "longtext").notNullable();
    json(table, "results");
    table.string("before_image", 500).notNullable();
    table.string("after_image", 500).notNullable();
    table.boolean("featured").notNullable();
    json(table, "translations");
    table.string("updated_by", 200).notNullable();
    // MySQL's maximum index length. The index lets the list be searched and sorted without reading rows.
    table.string("search_text", 760).notNullable().index();
    publication(table);
    moments(table);
    table.index(["status", "created_at"]);
    table.index(["category"]);
    table.index(["updated_at"]);
    table.index(["created_at"]);
  });
}
