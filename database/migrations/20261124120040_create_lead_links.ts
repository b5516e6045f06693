import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** What the links in a lead's mails open, and until when. Of each link only a hash is kept: who reads this can open none. */
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
