import type { Knex } from "knex";
import { moment } from "./columns";

/** When the enquiry was marked as answered; null for those marked earlier. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    moment(table, "answered_at");
  });
}
