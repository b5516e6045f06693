import type { Knex } from "knex";
import { emptySettings } from "../src/content/emptySettings";

/** The one row of settings, before anybody has written any. What was there stays as it is. */
export async function up(knex: Knex): Promise<void> {
  if (await knex("settings").first("id")) return;
  await knex("settings").insert({
    ...emptySettings,
    ...{ id: 1, updatedAt: new Date().toISOString(), updatedBy: "", version: 1 },
  });
}
