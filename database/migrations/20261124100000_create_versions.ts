import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/** A version per save, clustered by record. The long column comes last. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("versions", (table) => {
    charset(knex, table);
    table.string("resource", 20).notNullable();
    table.string("record", 50).notNullable();
    table.integer("version").notNullable();
    moment(table, "saved_at").index();
    table.string("saved_by", 200).notNullable();
    json(table, "changed");
    json(table, "snapshot");
    table.primary(["resource", "record", "version"]);
  });
}
