import {
  type Page,
  type PageCopy,
  type PageKey,
  pageKeys,
  pageNames,
  pageNumbers,
  type Section,
  sectionIn,
} from "@estudio/contract";
import { mergeSection } from "@estudio/contract/pages/mergeSection";
import { type Doer, findCopy, type PageModel, WorkingCopyModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { notFound, Refusal } from "../errors";
import { checkVersion } from "../lists/records";
import { changedSections } from "../pages/merge";
import { type SavePage, savePage } from "../pages/savePage";
import { adminPage, findPage, pageAt, parseSections } from "../pages/stored";
import { changedMeanwhile, noCopy } from "./publishCopy";

export const findPageCopy = (db: Knex, pageKey: PageKey) => findCopy(db, "pages", pageNumbers[pageKey]);

/** Return the page of a working copy by its record number. */
export function pageOf(recordId: number): PageKey {
  const found = pageKeys.find((key) => pageNumbers[key] === recordId);
  if (!found) throw notFound();
  return found;
}

/**
 * Return a page's working copy as the API shows it: the future page. Without a copy, return the page with version 0.
 */
export function presentPageCopy(live: PageModel, copy: WorkingCopyModel | undefined): PageCopy {
  if (!copy) return { ...adminPage(live), version: 0, publishAt: null, base: live.version, problem: "" };
  const { written, publishAt, updatedAt, updatedBy, version, base, problem } = copy;
  const sections = parseSections(written);
  return { ...adminPage(live), sections, publishAt, updatedAt, updatedBy, version, base, problem };
}

/**
 * Return the sections that publishing the copy changes: those that differ from its base, rebased on the published
 * ones. If the base version is no longer stored, return all sections of the copy.
 */
async function changesOf(db: Knex, live: PageModel, { written, base }: WorkingCopyModel): Promise<Section[]> {
  const [sections, began] = [parseSections(written), await pageAt(db, live, base)];
  if (!began) return sections;
  const onto = (mine: Section) =>
    mergeSection(mine, sectionIn(began, mine.sectionKey), sectionIn(live, mine.sectionKey));
  return changedSections({ sections }, began).map(onto);
}

/** Return the page as its working copy would publish it, or the page itself without one. */
export async function pageWithCopy(db: Knex, live: PageModel): Promise<PageModel> {
  const copy = await findPageCopy(db, live.pageKey);
  if (!copy) return live;
  const changes = await changesOf(db, live, copy);
  const others = live.sections.filter((one) => !changes.some(({ sectionKey }) => sectionKey === one.sectionKey));
  return live.$clone().$set({ sections: [...changes, ...others] });
}

type PublishPageCopy = {
  pageKey: PageKey;
  /** The version of the copy that the client has seen. */
  version: number | undefined;
  /** The version of the page that it may replace, if not the copy's base. */
  base?: number | undefined;
  who: Doer;
};

/**
 * Publish a page's working copy through an ordinary save, and delete it. Others' changes to other sections stay. A
 * change to the same section needs consent (`base`), and then stays where the copy changed nothing.
 * @throws Refusal not_found: there is no copy; conflict: the copy or the same section was changed meanwhile; invalid
 */
export async function publishPageCopy(trx: Knex.Transaction, request: PublishPageCopy): Promise<Page> {
  const { pageKey, version, base, who } = request;
  const live = await findPage(trx, pageKey, { lock: true });
  const copy = await findPageCopy(trx, pageKey).forUpdate();
  if (!copy) throw noCopy();
  checkVersion(presentPageCopy(live, copy), version);
  const sections = await changesOf(trx, live, copy);
  const saved = await saveOrReportConflict(trx, live, { pageKey, sections, version: base ?? copy.base, who });
  await WorkingCopyModel.query(trx).deleteById(copy.id);
  await writeAudit(trx, "copyPublished", who, `Página: ${pageNames[pageKey]}`);
  return saved;
}

async function saveOrReportConflict(trx: Knex.Transaction, live: PageModel, save: SavePage): Promise<Page> {
  try {
    return await savePage(trx, save);
  } catch (error) {
    if (error instanceof Refusal && error.code === "conflict") throw changedMeanwhile(adminPage(live));
    throw error;
  }
}
