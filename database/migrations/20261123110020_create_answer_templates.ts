import type { Knex } from "knex";
import { charset, json, moments } from "./columns";

/** Templates for answering enquiries. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("answer_templates", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("name", 100).notNullable();
    table.string("subject", 200).notNullable();
    table.text("text", "longtext").notNullable();
    json(table, "translations");
    moments(table);
  });
}
