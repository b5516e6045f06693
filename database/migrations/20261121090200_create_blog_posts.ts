import type { Knex } from "knex";
import { charset, json, moment, moments, publication } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("blog_posts", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("title", 200).notNullable();
    table.string("slug", 190).notNullable().unique();
    table.text("excerpt", "longtext").notNullable();
    table.text("content", "longtext").notNullable();
    table.string("category", 100).notNullable();
    table.string("image_url", 500).notNullable();
    moment(table, "published_at").notNullable();
    table.integer("read_time").notNullable();
    json(table, "translations");
    table.string("updated_by", 200).notNullable();
    table.text("search_text", "longtext").notNullable();
    publication(table);
    moments(table);
    table.index(["status", "published_at"]);
    table.index(["published_at"]);
    table.index(["category"]);
  });
}
