import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Plans and photographs of enquiries. Without an enquiry, the file and then the row are due for deletion. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("attachments", (table) => {
    charset(knex, table);
    table.increments("id");
    table.integer("contact_id").unsigned().index();
    table.string("file", 32).notNullable();
    table.string("name", 200).notNullable();
    table.string("type", 50).notNullable();
    table.integer("bytes").unsigned().notNullable();
    moment(table, "created_at").notNullable();
  });
}
