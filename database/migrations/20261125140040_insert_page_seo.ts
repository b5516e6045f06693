import type { Knex } from "knex";

const routes = [
  "home",
  "about",
  "portfolio",
  "business",
  "construction",
  "residential",
  "blog",
  "contact",
  "calculator",
  "guides",
  "privacy",
  "terms",
  "cookies",
];

/** Inserts an empty row for each page. */
export async function up(knex: Knex): Promise<void> {
  const updatedAt = new Date().toISOString();
  for (const route of routes)
    await knex("page_seo").insert({ route, updatedAt, updatedBy: "", version: 1, translations: "{}" });
}
