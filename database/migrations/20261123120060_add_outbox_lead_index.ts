import type { Knex } from "knex";

/** Allows each kind of mail once per lead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outbox", (table) => {
    table.unique(["lead_id", "kind"]);
  });
}
