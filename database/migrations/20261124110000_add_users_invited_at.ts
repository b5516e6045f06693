import type { Knex } from "knex";
import { moment } from "./columns";

/** Since when an invitation is pending; null once the user has chosen a password. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("users", (table) => {
    moment(table, "invited_at");
  });
}
