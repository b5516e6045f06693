import type { Knex } from "knex";
import { charset, moment } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("contacts", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("name", 200).notNullable();
    table.string("email", 254).notNullable();
    table.string("phone", 50).notNullable();
    table.string("company", 200).notNullable();
    table.string("project_type", 100).notNullable();
    table.string("budget", 50).notNullable();
    table.string("timeline", 50).notNullable();
    table.text("message", "longtext").notNullable();
    table.string("contact_method", 20).notNullable();
    table.string("category", 20).notNullable();
    table.string("lang", 2).notNullable();
    table.string("page", 300).notNullable();
    table.string("project", 190).notNullable();
    table.string("state", 20).notNullable();
    table.boolean("doubtful").notNullable();
    table.string("notice", 20).notNullable();
    table.string("privacy_version", 20).notNullable();
    moment(table, "privacy_accepted_at").notNullable();
    moment(table, "created_at").notNullable().index();
    // The same form sent twice within 24 hours is one enquiry. The fingerprint is unique and cleared afterwards.
    table.string("fingerprint", 64).unique();
    table.text("search_text", "longtext").notNullable();
    table.index(["category"]);
  });
}
