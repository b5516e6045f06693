import { type Page, type PageKey, pageKeys, type Section } from "@estudio/contract";
import { isUniqueViolation, PageModel, versionsOf } from "@estudio/database";
import type { Knex } from "knex";
import { z } from "zod";

/** @returns the page as it is stored; an empty one, of version 0, where nobody has written in it yet */
export async function findPage(db: Knex, pageKey: PageKey, { lock = false } = {}): Promise<PageModel> {
  const query = PageModel.query(db).findOne({ pageKey });
  if (lock) query.forUpdate();
  return (await query) ?? blankPageModel(pageKey);
}

export const blankPageModel = (pageKey: PageKey) => PageModel.fromJson(blankPage(pageKey), { skipValidation: true });

function blankPage(pageKey: PageKey) {
  const never = new Date(0).toISOString();
  return {
    id: pageKeys.indexOf(pageKey) + 1,
    pageKey,
    sections: [],
    createdAt: never,
    updatedAt: never,
    updatedBy: "",
    version: 0,
  };
}

export const adminPage = ({ pageKey, sections, updatedAt, updatedBy, version }: PageModel): Page => ({
  id: pageKey,
  pageKey,
  sections,
  updatedAt,
  updatedBy,
  version,
});

export type Sections = { sections: Section[] };
/** Sections had other fields in other years. */
const asThen = z.array(z.custom<Section>());
/** @returns the sections that a version, or a working copy, has kept */
export const sectionsThen = (kept: { sections?: unknown }): Section[] => asThen.parse(kept.sections);

/** @returns the page as it was at that version; undefined when that is not kept any more. Before its first save it was empty. */
export async function pageAt(db: Knex, stored: PageModel, version: number | undefined): Promise<Sections | undefined> {
  if (version === undefined || version === stored.version) return stored;
  if (version === 0) return { sections: [] };
  const kept = await versionsOf(db, "pages", stored.pageKey).findOne({ version });
  return kept && { sections: sectionsThen(kept.snapshot) };
}

/** Two first saves at once: the later one finds the other's row. */
export async function inTurn<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) return save();
    throw error;
  }
}
