import type { Knex } from "knex";
import { charset, json, moments } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("media", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("path", 190).notNullable().unique();
    table.string("hash", 64).notNullable().unique();
    table.integer("width").notNullable();
    table.integer("height").notNullable();
    table.string("color", 9).notNullable();
    json(table, "focal");
    json(table, "alts");
    table.string("credit", 200).notNullable();
    json(table, "widths");
    table.integer("bytes").notNullable();
    // Whether all sizes and formats exist. Until then the upright JPEG is served.
    table.boolean("ready").notNullable();
    moments(table);
  });
}
