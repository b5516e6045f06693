import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Hashes of the addresses of erased people, so that a restored backup can be erased again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("erasures", (table) => {
    charset(knex, table);
    table.string("hash", 64).notNullable().primary();
    moment(table, "erased_at").notNullable();
  });
}
