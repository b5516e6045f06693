import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

/**
 * Deleted enquiries, whole, until they are erased: no query of `contacts` has to know of them. Their files stay in
 * `attachments`. What retention and erasure look for has columns of its own.
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
