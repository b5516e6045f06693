import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Redirects entered by hand, from addresses of an old site to pages of this one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("hand_redirects", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("from_path", 300).notNullable().unique();
    table.string("to_path", 500).notNullable();
    moment(table, "created_at").notNullable();
    table.string("created_by", 200).notNullable();
  });
}
