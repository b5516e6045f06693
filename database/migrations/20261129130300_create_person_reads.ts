import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Enquiries and leads that a user has read recently, by id. Reading very many is recorded in the audit log. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("person_reads", (table) => {
    charset(knex, table);
    table.integer("user_id").unsigned().notNullable();
    table.string("list_name", 20).notNullable();
    table.integer("record_id").unsigned().notNullable();
    moment(table, "at").notNullable().index();
    table.primary(["user_id", "list_name", "record_id"]);
  });
}
