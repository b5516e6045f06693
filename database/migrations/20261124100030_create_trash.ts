import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/** Deleted records until they expire. Kept in a separate table, so that no query shows them by mistake. */
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
