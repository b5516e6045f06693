import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** The audit log. People are stored by name, because users may be deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("audit", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("kind", 40).notNullable().index();
    table.integer("person_id").unsigned().index();
    table.string("person", 200).notNullable();
    table.string("what", 300).notNullable();
    moment(table, "created_at").notNullable().index();
  });
}
