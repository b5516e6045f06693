import type { Knex } from "knex";

type Table = Knex.CreateTableBuilder;

/**
 * Every table says its character set itself: a MySQL server's default may be anything. SQLite knows only UTF-8, and
 * compares bytes; so does MySQL with this collation, and both find, order and refuse duplicates the same way. What
 * people search and order by goes through `search_text`, without accents and case.
 */
export function charset(knex: Knex, table: Table): void {
  if (knex.client.config.client !== "mysql2") return;
  table.charset("utf8mb4");
  table.collate("utf8mb4_bin");
}

/**
 * A moment: ISO-8601 UTC text with milliseconds (`2026-11-21T09:00:00.000Z`, 24 characters). The same in both engines,
 * sorts as time, and no driver's time zone can touch it.
 */
export const moment = (table: Table, name: string) => table.string(name, 24);

/** JSON stored as text, so that MySQL, MariaDB and SQLite keep the same bytes. */
export const json = (table: Table, name: string) => table.text(name, "longtext").notNullable();

/** created, updated, and the version that guards against silent overwrites. */
export function moments(table: Table): void {
  moment(table, "created_at").notNullable();
  moment(table, "updated_at").notNullable();
  table.integer("version").notNullable();
}

/** Draft or published, and when that changes by itself. */
export function publication(table: Table): void {
  table.string("status", 20).notNullable();
  moment(table, "publish_at").index();
  moment(table, "unpublish_at").index();
}

/** What a page is found and shared with; empty: what follows from the page itself. */
export function seo(table: Table): void {
  table.string("seo_title", 200).notNullable().defaultTo("");
  table.string("seo_description", 500).notNullable().defaultTo("");
  table.string("seo_image", 500).notNullable().defaultTo("");
}
