import { engineOf } from "@estudio/database";
import type { Knex } from "knex";

/** Tables whose rows must be restored: each is counted in the original and in the copy. */
export const comparedTables = [
  "answer_templates",
  "attachments",
  "audit",
  "blog_posts",
  "clock_guard",
  "contacts",
  "creations",
  "demo_records",
  "erasure_keys",
  "erasures",
  "guide_files",
  "guides",
  "hand_redirects",
  "knex_migrations",
  "lead_links",
  "leads",
  "media",
  "one_time_codes",
  "outbox",
  "page_content",
  "page_seo",
  "passkeys",
  "post_categories",
  "prices",
  "projects",
  "recovery_codes",
  "redirects",
  "settings",
  "site_builds",
  "site_state",
  "timeline",
  "trash",
  "trashed_contacts",
  "users",
  "versions",
  "visits",
  "working_copies",
];

/** Tables whose rows change while a copy is made, each with the reason why losing them harms nobody. */
export const fleetingTables: Record<string, string> = {
  account_links: "a link that has ended is asked for again",
  knex_migrations_lock: "only held while migrations run",
  leases: "a lease that is not renewed expires",
  machine_clocks: "each machine writes its own again within a minute",
  missed_paths: "a count of addresses that were not found",
  person_reads: "reads of the last hour",
  previews: "made again by the next look at a draft",
  rate_limits: "counts of the last hours",
  sessions: "their users sign in again",
  sign_in_steps: "a sign-in that is half done lasts minutes",
  uploads: "an upload that is half done begins again",
};

/** Earlier versions counted these tables, so old receipts include their rows. */
const countedOnce = ["account_links", "list_versions", "search_words", "sign_in_steps"];

/** Return the number of rows of each compared table. */
export const rowsOf = (db: Knex): Promise<Map<string, number>> => countIn(db, comparedTables);

/** Return the totals that a valid receipt may have: by this version's count and by earlier versions'. */
export async function possibleSums(db: Knex): Promise<number[]> {
  const now = sum(await rowsOf(db));
  return [now, now + sum(await countIn(db, countedOnce))];
}

export const sum = (rows: Map<string, number>) => [...rows.values()].reduce((one, other) => one + other, 0);

/** Tables that an older backup does not have are skipped. */
async function countIn(db: Knex, wanted: string[]): Promise<Map<string, number>> {
  const rows = new Map<string, number>();
  for (const table of (await tablesOf(db)).filter((name) => wanted.includes(name))) {
    const [found] = await db(table).count({ count: "*" });
    rows.set(table, Number(found?.count));
  }
  return rows;
}

export async function tablesOf(db: Knex): Promise<string[]> {
  const names: { name: string }[] =
    engineOf(db) === "mysql"
      ? await db("information_schema.tables").select({ name: "table_name" }).whereRaw("table_schema = DATABASE()")
      : await db("sqlite_master").select("name").where({ type: "table" }).whereNot("name", "like", "sqlite_%");
  return names.map(({ name }) => name).sort();
}

/** Return the first table whose row count lies outside the counts before and after the copy. */
export function tableThatDiffers(
  before: Map<string, number>,
  found: Map<string, number>,
  after: Map<string, number>,
): string | undefined {
  return [...before.keys()].find((table) => {
    const [least, most] = [before.get(table) ?? 0, after.get(table) ?? 0].sort((one, other) => one - other);
    const rows = found.get(table);
    return rows === undefined || rows < (least ?? 0) || rows > (most ?? 0);
  });
}
