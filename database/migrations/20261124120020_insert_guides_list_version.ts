import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex("listVersions").insert({ listName: "guides", version: 0 });
}
