import type { Knex } from "knex";

/** Pictures lack the crop for sharing: what is lacking is made, what is there stays. */
export async function up(knex: Knex): Promise<void> {
  await knex("media").update({ ready: false });
}
