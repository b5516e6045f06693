import type { Knex } from "knex";

/** Whether the crop for sharing has been made around the focal point as it is: of older pictures it is made now. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("media", (table) => {
    table.boolean("share_ready").notNullable().defaultTo(false);
  });
}
