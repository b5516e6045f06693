import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/**
 * Deleted enquiries until they are erased. Kept in a separate table, so that queries of `contacts` need not exclude
 * them.
 * Their files stay in `attachments`. Columns that retention and erasure search are separate.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("trashed_contacts", (table) => {
    charset(knex, table);
    table.integer("id").unsigned().notNullable().primary();
    table.string("name", 200).notNullable();
    table.string("email", 254).notNullable();
    table.string("category", 20).notNullable();
    table.string("state", 20).notNullable();
    table.boolean("doubtful").notNullable();
    moment(table, "created_at").notNullable();
    moment(table, "last_word_at");
    table.string("deleted_by", 200).notNullable();
    moment(table, "deleted_at").notNullable();
    moment(table, "until").notNullable().index();
    json(table, "record");
  });
}
