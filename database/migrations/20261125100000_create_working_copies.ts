import type { Knex } from "knex";
import { charset, json, moment, moments } from "./columns";

/** Unpublished changes of published records. Kept in a separate table, so that no visitor sees them by mistake. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("working_copies", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("resource", 20).notNullable();
    table.integer("record_id").notNullable();
    table.integer("base").notNullable();
    moment(table, "publish_at").index();
    table.string("problem", 500).notNullable();
    table.string("updated_by", 200).notNullable();
    json(table, "written");
    moments(table);
    table.unique(["resource", "record_id"]);
  });
}
