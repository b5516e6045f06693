import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.integer("lead_id").unsigned();
  });
}
