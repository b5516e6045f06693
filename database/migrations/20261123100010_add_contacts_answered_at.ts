import type { Knex } from "knex";
import { moment } from "./columns";

/** When an enquiry was marked as answered; unknown for those that were before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    moment(table, "answered_at");
  });
}
