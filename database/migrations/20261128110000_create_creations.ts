import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Idempotency keys of created records: a request repeated after a lost response creates no second record. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("creations", (table) => {
    charset(knex, table);
    table.string("resource", 20).notNullable();
    table.string("name", 64).notNullable();
    table.integer("record_id").notNullable();
    table.integer("version").notNullable();
    moment(table, "at").notNullable();
    table.primary(["resource", "name"]);
  });
}
