import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Events of an enquiry. People are stored by name, because users may be deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("timeline", (table) => {
    charset(knex, table);
    table.increments("id");
    table.integer("contact_id").unsigned().notNullable().index();
    table.string("kind", 20).notNullable();
    table.string("state", 20);
    table.text("text", "longtext").notNullable();
    table.string("person", 200).notNullable();
    table.integer("mail_id").unsigned();
    moment(table, "created_at").notNullable();
  });
}
