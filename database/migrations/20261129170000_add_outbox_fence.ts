import type { Knex } from "knex";

/** Fencing token: each claim of a mail has a higher number, which orders claims without a clock. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.integer("fence").notNullable().defaultTo(0);
  });
}
