import type { Knex } from "knex";
import { charset } from "./columns";

/** Marks rows of the demo, by table and id, so that they can be removed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("demo_records", (table) => {
    charset(knex, table);
    table.string("table_name", 20).notNullable();
    table.integer("record_id").notNullable();
    table.primary(["table_name", "record_id"]);
  });
}
