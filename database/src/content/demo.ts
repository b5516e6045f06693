import { isDeepStrictEqual } from "node:util";
import { emptyRates, nowIso, pageNumbers, type Section } from "@estudio/contract";
import type { Knex } from "knex";
import { z } from "zod";
import { eraseTrashedContacts } from "../lists/contactTrash";
import { deleteContacts } from "../lists/deleteContacts";
import {
  DemoRecordModel,
  GuideModel,
  MediaModel,
  PageModel,
  PostCategoryModel,
  PostModel,
  ProjectModel,
  RedirectModel,
} from "../models/content";
import { LeadModel } from "../models/enquiries";
import { TrashModel, WorkingCopyModel } from "../models/history";
import { PricesModel, SettingsModel } from "../models/site";
import type { Doer } from "../people/writeAudit";
import { findCopy } from "./copies";
import { emptySettings } from "./emptySettings";
import { contentChanged } from "./publication";
import { emptyTrash } from "./trash";
import { copyRecord, keepCopyVersion, versionsOf } from "./versions";

export type DemoRemoval = { removed: number; kept: string[] };

/** Mark rows as belonging to the demo. */
export async function markDemo(trx: Knex.Transaction, tableName: string, ids: number[]): Promise<void> {
  for (const recordId of ids) await DemoRecordModel.query(trx).insert({ tableName, recordId });
}

/** Return whether any of the demo is left. */
export const hasDemo = async (db: Knex): Promise<boolean> => Boolean(await DemoRecordModel.query(db).first());

/**
 * Remove the demo: its enquiries, and all records that are unchanged. Changed records stay, on pages section by
 * section,
 * and so do pictures that are still shown. Requests a publication.
 * @returns the number of removed rows, and the names of those that stay
 */
export async function removeDemo(trx: Knex.Transaction, who: Doer): Promise<DemoRemoval> {
  const parts = [
    await removeRecords(trx, "contacts"),
    await removeLeads(trx),
    await removeRecords(trx, "projects"),
    await removeRecords(trx, "blog_posts"),
    await removeRecords(trx, "guides"),
    await removeCategories(trx),
    await removePages(trx, who),
    await resetSettings(trx),
    await resetPrices(trx),
    await removePictures(trx),
  ];
  await DemoRecordModel.query(trx).delete();
  await contentChanged(trx, { what: "Demostración retirada", who: who.name });
  return {
    removed: parts.reduce((sum, { removed }) => sum + removed, 0),
    kept: parts.flatMap(({ kept }) => kept),
  };
}

const marked = async (trx: Knex.Transaction, tableName: string): Promise<number[]> =>
  (await DemoRecordModel.query(trx).where({ tableName })).map(({ recordId }) => recordId);

const remove = {
  projects: (trx: Knex.Transaction, ids: number[]) => ProjectModel.query(trx).delete().whereIn("id", ids),
  blog_posts: (trx: Knex.Transaction, ids: number[]) => PostModel.query(trx).delete().whereIn("id", ids),
  guides: (trx: Knex.Transaction, ids: number[]) => GuideModel.query(trx).delete().whereIn("id", ids),
};
const kinds = { projects: "project", blog_posts: "post", guides: "guide" } as const;
const resources = { projects: "projects", blog_posts: "blog", guides: "guides" } as const;

/** Delete demo rows. Enquiries go even if changed, because their people are invented; changed records stay. */
async function removeRecords(trx: Knex.Transaction, table: "contacts" | keyof typeof kinds): Promise<DemoRemoval> {
  const ids = await marked(trx, table);
  if (table === "contacts")
    return { removed: (await deleteContacts(trx, ids)) + (await eraseTrashedContacts(trx, ids)), kept: [] };
  const rows: { id: number; title: string; version: number }[] = await trx(table).whereIn("id", ids);
  const copies = await WorkingCopyModel.query(trx).select("recordId").where({ resource: resources[table] });
  // A record with a working copy is being worked on.
  const begun = new Set(copies.map(({ recordId }) => recordId));
  const isUntouched = ({ id, version }: { id: number; version: number }) => version === 1 && !begun.has(id);
  const untouched = rows.filter(isUntouched).map(({ id }) => id);
  await RedirectModel.query(trx).delete().where({ kind: kinds[table] }).whereIn("recordId", untouched);
  for (const id of untouched)
    for (const record of [id, copyRecord(id)]) await versionsOf(trx, resources[table], record).delete();
  const deleted = await TrashModel.query(trx).where({ resource: resources[table] }).whereIn("recordId", ids);
  await emptyTrash(
    trx,
    deleted.filter(({ record }) => record.version === 1 && !record.workingCopy),
  );
  const removed = await remove[table](trx, untouched);
  return { removed, kept: rows.filter((row) => !isUntouched(row)).map(({ title }) => title) };
}

/** Delete the translated category names that are unchanged. */
async function removeCategories(trx: Knex.Transaction): Promise<DemoRemoval> {
  const ids = await marked(trx, "post_categories");
  return { removed: await PostCategoryModel.query(trx).delete().whereIn("id", ids).where({ version: 1 }), kept: [] };
}

async function removePages(trx: Knex.Transaction, who: Doer): Promise<DemoRemoval> {
  const kept: string[] = [];
  let removed = 0;
  for (const page of await PageModel.query(trx).whereIn("id", await marked(trx, "page_content"))) {
    const brought =
      page.version === 1 ? page : (await versionsOf(trx, "pages", page.pageKey).findOne({ version: 1 }))?.snapshot;
    const first: unknown = brought?.sections;
    const isBrought = (section: unknown) =>
      Array.isArray(first) && first.some((one) => isDeepStrictEqual(one, section));
    const own = page.sections.filter((section) => !isBrought(section));
    kept.push(...own.map(({ title, sectionKey }) => title || sectionKey));
    await keepOwnSections(trx, page, { own, isBrought, who });
    if (own.length === 0) {
      await versionsOf(trx, "pages", page.pageKey).delete();
      removed += await PageModel.query(trx).deleteById(page.id);
    } else
      await PageModel.query(trx)
        .findById(page.id)
        .patch({ sections: own, version: page.version + 1 });
  }
  return { removed, kept };
}

type OwnSections = {
  /** The user's own sections, which stay. */
  own: Section[];
  isBrought: (section: unknown) => boolean;
  who: Doer;
};

/**
 * Reduce a page's working copy to the sections that the user has written. All other sections are taken from the page.
 */
async function keepOwnSections(
  trx: Knex.Transaction,
  page: PageModel,
  { own, isBrought, who }: OwnSections,
): Promise<void> {
  const { pageKey } = page;
  const copy = await findCopy(trx, "pages", pageNumbers[pageKey]);
  if (!copy) return;
  const then = await versionsOf(trx, "pages", pageKey).findOne({ version: copy.base });
  const began = copy.base === page.version ? page.sections : sectionsOf(then?.snapshot);
  const before = sectionsOf(copy.written);
  const written = before.filter((one) => !isBrought(one) && !isDeepStrictEqual(one, withKey(began, one)));
  if (written.length === 0) {
    await versionsOf(trx, "pages", copyRecord(pageKey)).delete();
    await copy.$query(trx).delete();
    return;
  }
  const sections = [...written, ...own.filter((one) => !withKey(written, one))];
  // If the same section was published meanwhile, keep the base, so that publishing the copy reports a conflict.
  const asks = own.some((one) => withKey(written, one) && !isDeepStrictEqual(one, withKey(began, one)));
  const base = own.length === 0 ? 0 : page.version + 1;
  const version = copy.version + 1;
  await copy.$query(trx).patch({ base: asks ? copy.base : base, version, written: { sections } });
  const updatedAt = nowIso();
  const numbered = (sections: Section[]) => ({ id: copy.recordId, pageKey, version, updatedAt, sections });
  await keepCopyVersion(trx, "pages", { before: numbered(before), after: numbered(sections), who });
}

const storedSections = z.array(z.custom<Section>()).catch([]);
const sectionsOf = (kept: { sections?: unknown } | undefined) => storedSections.parse(kept?.sections);
const withKey = (all: Section[], { sectionKey }: Section) => all.find((one) => one.sectionKey === sectionKey);

/** Reset the settings, if unchanged, to those of an empty studio. */
async function resetSettings(trx: Knex.Transaction): Promise<DemoRemoval> {
  const ids = await marked(trx, "settings");
  const reset = { ...emptySettings, updatedBy: "", updatedAt: nowIso() };
  const removed = await SettingsModel.query(trx).patch(reset).whereIn("id", ids).where({ version: 1 });
  return { removed, kept: ids.length > removed ? ["Ajustes"] : [] };
}

async function removeLeads(trx: Knex.Transaction): Promise<DemoRemoval> {
  return {
    removed: await LeadModel.query(trx)
      .delete()
      .whereIn("id", await marked(trx, "leads")),
    kept: [],
  };
}

/** Reset the price table, if unchanged. */
async function resetPrices(trx: Knex.Transaction): Promise<DemoRemoval> {
  const ids = await marked(trx, "prices");
  const reset = { rates: emptyRates, updatedBy: "", updatedAt: nowIso() };
  const removed = await PricesModel.query(trx).patch(reset).whereIn("id", ids).where({ version: 1 });
  return { removed, kept: ids.length > removed ? ["Precios de la calculadora"] : [] };
}

/**
 * Delete unused pictures from the library. Their files stay for older releases; the trash and versions count as uses.
 */
async function removePictures(trx: Knex.Transaction): Promise<DemoRemoval> {
  const shown = JSON.stringify([
    await trx("projects"),
    await trx("blogPosts"),
    await trx("guides"),
    await trx("pageContent").select("sections"),
    await trx("pageSeo").select("seoImage"),
    await trx("trash").select("record"),
    await trx("workingCopies").select("written"),
    await trx("versions").select("snapshot"),
  ]);
  const pictures = await MediaModel.query(trx).whereIn("id", await marked(trx, "media"));
  const unused = pictures.filter(({ path }) => !shown.includes(path)).map(({ id }) => id);
  return { removed: await MediaModel.query(trx).delete().whereIn("id", unused), kept: [] };
}
