import type { Knex } from "knex";
import { charset } from "./columns";

/** A former slug points to its record, not to another slug, so chains cannot form. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("redirects", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("kind", 20).notNullable();
    table.string("slug", 190).notNullable();
    table.integer("record_id").notNullable();
    table.unique(["kind", "slug"]);
  });
}
