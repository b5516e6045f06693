import type { Knex } from "knex";
import { charset, json, moment, seo } from "./columns";

/** SEO texts of the fixed pages: one row for each, by its route name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("page_seo", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("route", 40).notNullable().unique();
    seo(table);
    moment(table, "updated_at").notNullable();
    table.string("updated_by", 200).notNullable();
    table.integer("version").notNullable();
    json(table, "translations");
  });
}
