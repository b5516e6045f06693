import type { Knex } from "knex";

/** A lead owes each mail once. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.unique(["lead_id", "kind"]);
  });
}
