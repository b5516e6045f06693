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
import { rebased } from "@estudio/contract/pages/rebased";
import { type Doer, findCopy, type PageModel, WorkingCopyModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { notFound, Refusal } from "../errors";
import { checkVersion } from "../lists/records";
import { changedSections } from "../pages/merge";
import { type SavePage, savePage } from "../pages/savePage";
import { adminPage, findPage, pageAt, sectionsThen } from "../pages/stored";
import { changedMeanwhile, noCopy } from "./publishCopy";

export const findPageCopy = (db: Knex, pageKey: PageKey) => findCopy(db, "pages", pageNumbers[pageKey]);

/** @returns whose working copy stands under this number */
export function pageOf(recordId: number): PageKey {
  const found = pageKeys.find((key) => pageNumbers[key] === recordId);
  if (!found) throw notFound();
  return found;
}

/** What the calls show of a page's working copy: the page that it is going to be; where there is none the page as it is, with version 0. */
export function shownPageCopy(live: PageModel, copy: WorkingCopyModel | undefined): PageCopy {
  if (!copy) return { ...adminPage(live), version: 0, publishAt: null, base: live.version, problem: "" };
  const { written, publishAt, updatedAt, updatedBy, version, base, problem } = copy;
  const sections = sectionsThen(written);
  return { ...adminPage(live), sections, publishAt, updatedAt, updatedBy, version, base, problem };
}

/**
 * What publishing a page's copy changes: the sections that it says otherwise than the page it began from, each on top of what is
 * published now. Of a page that nobody knows any more as it was then, all that the copy says.
 */
async function changesOf(db: Knex, live: PageModel, { written, base }: WorkingCopyModel): Promise<Section[]> {
  const [sections, began] = [sectionsThen(written), await pageAt(db, live, base)];
  if (!began) return sections;
  const onto = (mine: Section) => rebased(mine, sectionIn(began, mine.sectionKey), sectionIn(live, mine.sectionKey));
  return changedSections({ sections }, began).map(onto);
}

/** @returns the page as it is going to be when its working copy, if it has one, is published */
export async function pageAsWritten(db: Knex, live: PageModel): Promise<PageModel> {
  const copy = await findPageCopy(db, live.pageKey);
  if (!copy) return live;
  const changes = await changesOf(db, live, copy);
  const others = live.sections.filter((one) => !changes.some(({ sectionKey }) => sectionKey === one.sectionKey));
  return live.$clone().$set({ sections: [...changes, ...others] });
}

type PublishPageCopy = {
  pageKey: PageKey;
  /** The copy as it was seen. */
  version: number | undefined;
  /** The version of the page whose sections it may replace, where that is not the one it began from. */
  base?: number | undefined;
  who: Doer;
};

/**
 * Publishes a page's working copy: the ordinary save of the page, with what the copy changes, and the copy is gone. What others
 * changed meanwhile in other sections stays; in the same one it is asked first, and stays where the copy says nothing else.
 * @throws Refusal not_found without a copy; conflict when it was changed meanwhile, or the same section of the page; invalid
 */
export async function publishPageCopy(trx: Knex.Transaction, wish: PublishPageCopy): Promise<Page> {
  const { pageKey, version, base, who } = wish;
  const live = await findPage(trx, pageKey, { lock: true });
  const copy = await findPageCopy(trx, pageKey).forUpdate();
  if (!copy) throw noCopy();
  checkVersion(shownPageCopy(live, copy), version);
  const sections = await changesOf(trx, live, copy);
  const saved = await saveOver(trx, live, { pageKey, sections, version: base ?? copy.base, who });
  await WorkingCopyModel.query(trx).deleteById(copy.id);
  await writeAudit(trx, "copyPublished", who, `Página: ${pageNames[pageKey]}`);
  return saved;
}

async function saveOver(trx: Knex.Transaction, live: PageModel, save: SavePage): Promise<Page> {
  try {
    return await savePage(trx, save);
  } catch (error) {
    if (error instanceof Refusal && error.code === "conflict") throw changedMeanwhile(adminPage(live));
    throw error;
  }
}
