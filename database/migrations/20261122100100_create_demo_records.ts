import type { Knex } from "knex";
import { charset } from "./columns";

/** What the demo brought, by table and id: the mark by which it can be taken away again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("demo_records", (table) => {
    charset(knex, table);
    table.string("table_name", 20).notNullable();
    table.integer("record_id").notNullable();
    table.primary(["table_name", "record_id"]);
  });
}
