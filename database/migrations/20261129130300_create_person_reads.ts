import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Which enquiries and leads somebody has read lately, by number: whoever reads them all leaves a line in the activity. */
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
