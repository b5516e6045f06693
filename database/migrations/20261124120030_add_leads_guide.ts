import type { Knex } from "knex";
import { moment } from "./columns";

/** The requested guide, and when the lead confirmed the address. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.integer("guide_id").unsigned();
    table.string("guide_title", 200).notNullable().defaultTo("");
    moment(table, "confirmed_at");
  });
}
