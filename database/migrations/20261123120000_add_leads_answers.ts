import type { Knex } from "knex";
import { moment } from "./columns";

/** The lead's answers and estimate, and columns for search, conversion and withdrawal. Null in older leads. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("leads", (table) => {
    table.text("answers", "longtext");
    table.text("estimate", "longtext");
    table.integer("prices_version");
    table.string("lang", 2).notNullable().defaultTo("es");
    table.string("page", 300).notNullable().defaultTo("");
    table.boolean("doubtful").notNullable().defaultTo(false);
    table.string("privacy_version", 20).notNullable().defaultTo("");
    moment(table, "privacy_accepted_at");
    table.integer("contact_id").unsigned();
    table.string("token", 64);
    table.string("fingerprint", 64);
    table.string("search_text", 760).notNullable().defaultTo("");
  });
}
