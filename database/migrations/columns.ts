import type { Knex } from "knex";

type Table = Knex.CreateTableBuilder;

/**
 * Set character set and collation explicitly, because a MySQL server's default may be anything. SQLite knows only UTF-8
 * and compares bytes; with this collation MySQL does the same, so both sort and detect duplicates alike. Searching and
 * sorting for people uses `search_text`, without accents and case.
 */
export function charset(knex: Knex, table: Table): void {
  if (knex.client.config.client !== "mysql2") return;
  table.charset("utf8mb4");
  table.collate("utf8mb4_bin");
}

/**
 * Add a moment: ISO 8601 in UTC with milliseconds (`2026-11-21T09:00:00.000Z`, 24 characters). As text it is the same
 * in both engines, sorts by time, and no driver converts its time zone.
 */
export const moment = (table: Table, name: string) => table.string(name, 24);

/** Add JSON as text, so that MySQL, MariaDB and SQLite store the same bytes. */
export const json = (table: Table, name: string) => table.text(name, "longtext").notNullable();

/** Add times of creation and change, and the version for optimistic locking. */
export function moments(table: Table): void {
  moment(table, "created_at").notNullable();
  moment(table, "updated_at").notNullable();
  table.integer("version").notNullable();
}

/** Add the status, and when it changes automatically. */
export function publication(table: Table): void {
  table.string("status", 20).notNullable();
  moment(table, "publish_at").index();
  moment(table, "unpublish_at").index();
}

/** Add SEO texts. Empty ones fall back to texts derived from the page. */
export function seo(table: Table): void {
  table.string("seo_title", 200).notNullable().defaultTo("");
  table.string("seo_description", 500).notNullable().defaultTo("");
  table.string("seo_image", 500).notNullable().defaultTo("");
}
