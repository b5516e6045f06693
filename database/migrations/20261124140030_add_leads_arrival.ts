import type { Knex } from "knex";

/** Where the lead came from, and the hash of the accepted privacy text. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.string("referrer", 100).notNullable().defaultTo("");
    table.string("landing", 200).notNullable().defaultTo("");
    table.string("privacy_hash", 64).notNullable().defaultTo("");
  });
}
