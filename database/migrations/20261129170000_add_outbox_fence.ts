import type { Knex } from "knex";

/** Each claim of a mail has a higher number than the one before: so an earlier claimant is known without a clock. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.integer("fence").notNullable().defaultTo(0);
  });
}
