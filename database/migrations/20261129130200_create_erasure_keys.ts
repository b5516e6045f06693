import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Keys for hashing erased people's addresses: each studio has its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("erasure_keys", (table) => {
    charset(knex, table);
    table.string("key", 64).notNullable().primary();
    moment(table, "created_at").notNullable();
  });
}
