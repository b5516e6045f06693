import type { Knex } from "knex";
import { charset, moment } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("leads", (table) => {
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
    table.string("lead_source", 100).notNullable();
    moment(table, "created_at").notNullable();
  });
}
