import type { Knex } from "knex";
import { moment } from "./columns";

/** Since when somebody has been invited and has not yet chosen a password; empty for everybody else. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("users", (table) => {
    moment(table, "invited_at");
  });
}
