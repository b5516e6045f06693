import type { Knex } from "knex";

/** Open enquiries and those past their retention period are counted from the index alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("contacts", (table) => {
    table.index(["state", "doubtful"]);
    table.index(["created_at", "state"]);
  });
  await knex.schema.alterTable("contacts", (table) => {
    table.dropIndex(["created_at"]);
  });
}
