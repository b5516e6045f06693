import { isDeepStrictEqual } from "node:util";
import { nowIso, type Page, type PageKey, pageNames, type SectionInput, siteRoutes } from "@estudio/contract";
import { contentChanged, keepVersion, PageModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";
import { judgeLinks } from "./links";
import { changedSections, mergeSections } from "./merge";
import { linkErrors, requireOwnFields } from "./sectionCheck";
import { adminPage, findPage, pageAt, type Sections } from "./stored";

export type SavePage = {
  pageKey: PageKey;
  sections: SectionInput[];
  /** The version that the editor started from. Undefined: the last write wins. */
  version: number | undefined;
  who: { name: string };
};

/**
 * Save a page: merge the sent sections into the stored ones.
 * @throws Refusal `conflict`, `invalid`
 */
export async function savePage(
  trx: Knex.Transaction,
  { pageKey, sections: sent, version, who }: SavePage,
): Promise<Page> {
  const stored = await findPage(trx, pageKey, { lock: true });
  requireOwnFields(pageKey, sent);
  const sections = mergeSections(adminPage(stored), await pageAt(trx, stored, version), sent);
  if (stored.version > 0 && isDeepStrictEqual(sections, stored.sections)) return adminPage(stored);
  await requireWorkingLinks(trx, { pageKey, sections }, sent, stored);
  const patch = {
    sections,
    updatedAt: nowIso(),
    updatedBy: who.name,
    version: stored.version + 1,
  };
  const saved =
    stored.version === 0
      ? await PageModel.query(trx).insertAndFetch({ pageKey, createdAt: patch.updatedAt, ...patch })
      : await PageModel.query(trx).patchAndFetchById(stored.id, patch);
  await keepVersion(trx, "pages", { before: stored, after: saved, who });
  const path = Object.values(siteRoutes).find((route) => "page" in route && route.page === pageKey)?.path;
  await contentChanged(trx, { what: `Página: ${pageNames[pageKey]}`, who: who.name, path });
  return adminPage(saved);
}

type Merged = Sections & { pageKey: PageKey };

/** Checks only changed sections, so that a button that broke meanwhile does not block other changes. */
async function requireWorkingLinks(trx: Knex, page: Merged, sent: SectionInput[], before: Sections) {
  const whyBroken = await judgeLinks(trx, [page]);
  const errors = linkErrors(sent, changedSections(page, before), (ctaUrl) => whyBroken(ctaUrl, page.pageKey));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
