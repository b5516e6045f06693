import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Whose data were erased on their wish: a hash of the address alone, so that a restored backup can be cleaned of them again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("erasures", (table) => {
    charset(knex, table);
    table.string("hash", 64).notNullable().primary();
    moment(table, "erased_at").notNullable();
  });
}
