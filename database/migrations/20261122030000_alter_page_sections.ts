import type { Knex } from "knex";
import { repairSection, type StoredSection } from "./20261122030000/repairSection";
import { setAside } from "./20261122030000/setAside";

type Row = { id: number; pageKey: string; sections: string; history: string; version: number };
type Base = { version: number; sections: StoredSection[] };

/**
 * Reduces sections to the fields that their page shows. Cards of the home page name their service, and untranslated
 * texts become empty instead of Spanish copies. The page's history keeps the original sections. The next publication
 * lists the removed texts.
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
