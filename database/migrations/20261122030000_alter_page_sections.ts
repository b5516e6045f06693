import type { Knex } from "knex";
import { repairSection, type StoredSection } from "./20261122030000/repairSection";
import { setAside } from "./20261122030000/setAside";

type Row = { id: number; pageKey: string; sections: string; history: string; version: number };
type Base = { version: number; sections: StoredSection[] };

/**
 * Sections hold what their page shows, and nothing else. Cards of home name their service; what is not translated of an
 * item is empty instead of a copy of the Spanish. The sections as they were stay in the page's history; texts that no page
 * showed are named in the next publication.
 */
export async function up(knex: Knex): Promise<void> {
  const unseen: string[] = [];
  const rows: Row[] = await knex("pageContent").select("id", "pageKey", "sections", "history", "version");
  for (const { id, pageKey, sections, history, version } of rows) {
    const before: StoredSection[] = JSON.parse(sections);
    const after = before.map((section) => repairSection(pageKey, section));
    const now = JSON.stringify(after.map((one) => one.section));
    if (now === JSON.stringify(before)) continue;
    unseen.push(...after.flatMap((one) => one.unseen));
    const kept: Base[] = [...JSON.parse(history), { version, sections: before }];
    await knex("pageContent")
      .where({ id })
      .update({ sections: now, history: JSON.stringify(kept), version: version + 1 });
  }
  if (unseen.length > 0) await setAside(knex, unseen);
}
