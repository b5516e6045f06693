import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/** What was deleted, whole, until it goes for good: no other table knows of it, so that nobody sees it by mistake. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("trash", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("resource", 20).notNullable();
    table.integer("record_id").notNullable();
    table.string("title", 200).notNullable();
    table.string("deleted_by", 200).notNullable();
    moment(table, "deleted_at").notNullable().index();
    moment(table, "until").notNullable().index();
    json(table, "record");
    json(table, "redirects");
    table.unique(["resource", "record_id"]);
  });
}
