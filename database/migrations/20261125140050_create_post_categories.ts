import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/** Translated names of article categories, by the slug of the Spanish name. */
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
