import type { Knex } from "knex";
import { charset, moment } from "./columns";

const texts = [
  "brand",
  "person",
  "street",
  "postal_code",
  "city",
  "region",
  "country",
  "phone",
  "email",
  "hours_weekdays",
  "hours_saturday",
  "legal_name",
  "tax_id",
  "notify_email",
];
const addresses = ["instagram", "pinterest", "linkedin", "facebook"];
const figures = ["stat_projects", "stat_satisfaction", "stat_experience", "stat_value_increase", "stat_days"];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("settings", (table) => {
    charset(knex, table);
    table.increments("id");
    for (const name of texts) table.string(name, 254).notNullable();
    for (const name of addresses) table.string(name, 300).notNullable();
    for (const name of figures) table.integer(name).notNullable();
    table.double("latitude").notNullable();
    table.double("longitude").notNullable();
    table.string("updated_by", 200).notNullable();
    moment(table, "updated_at").notNullable();
    table.integer("version").notNullable();
  });
}
