import { createHash } from "node:crypto";
import type { Knex } from "knex";

/** Return a hash of every row that a user or visitor may write. */
export async function hashOfRows(db: Knex): Promise<string> {
  const tables = [
    "users",
    "projects",
    "blog_posts",
    "guides",
    "guide_files",
    "lead_links",
    "page_content",
    "page_seo",
    "post_categories",
    "contacts",
    "leads",
    "outbox",
    "timeline",
    "attachments",
    "answer_templates",
    "prices",
    "settings",
    "media",
    "redirects",
    "hand_redirects",
    "site_builds",
    "site_state",
    "uploads",
    "previews",
    "versions",
    "trash",
    "working_copies",
  ];
  const rows = [];
  for (const table of tables) rows.push(await db(table).select());
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}
