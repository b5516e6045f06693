import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex("site_state").insert({ id: 1, revision: 0, built: 0, release: null, pinned: 0 });
}
