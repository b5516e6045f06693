import { type Page, type PageKey, pageKeys, type Section } from "@estudio/contract";
import { isUniqueViolation, PageModel, versionsOf } from "@estudio/database";
import type { Knex } from "knex";
import { z } from "zod";

/** Return the stored page, or a blank one of version 0 before its first save. */
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
/** Not validated: older versions have sections with other fields. */
const storedSections = z.array(z.custom<Section>());
/** Return the sections kept in a version or a working copy. */
export const parseSections = (kept: { sections?: unknown }): Section[] => storedSections.parse(kept.sections);

/**
 * Return the sections of the page at that version. Empty for version 0; undefined when the version is no longer kept.
 */
export async function pageAt(db: Knex, stored: PageModel, version: number | undefined): Promise<Sections | undefined> {
  if (version === undefined || version === stored.version) return stored;
  if (version === 0) return { sections: [] };
  const kept = await versionsOf(db, "pages", stored.pageKey).findOne({ version });
  return kept && { sections: parseSections(kept.snapshot) };
}

/** Retry once when another first save of the same page inserted the row meanwhile. */
export async function retryFirstSave<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) return save();
    throw error;
  }
}
