import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Links in a lead's mails and their expiry. Only hashes are stored, so that reading the table does not open any. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("lead_links", (table) => {
    charset(knex, table);
    table.increments("id");
    table.integer("lead_id").unsigned().notNullable().index();
    table.string("kind", 20).notNullable();
    table.string("hash", 64).notNullable().unique();
    moment(table, "until").notNullable();
    moment(table, "used_at");
    moment(table, "created_at").notNullable();
  });
}
