import { isDeepStrictEqual } from "node:util";
import {
  blankSection,
  messages,
  type Page,
  type PageKey,
  page,
  pageKeys,
  pageNames,
  pageSections,
  type Section,
  type SectionInput,
  siteRoutes,
} from "@estudio/contract";
import { contentChanged, isUniqueViolation, keepVersion, PageModel, transaction, versionsOf } from "@estudio/database";
import type { Knex } from "knex";
import { z } from "zod";
import { pagePictures, picturesOf, toPublicPage } from "../content/publicRecords";
import { publishedPosts } from "../content/published";
import type { Deps } from "../deps";
import type { Call, Handlers } from "../door/handlers";
import { invalid, Refusal } from "../errors";
import type { ListQuery } from "../lists/listQuery";
import type { ListPart } from "../lists/records";
import { articleLinks, brokenArticleLinks, brokenLinks, judgeLinks } from "./links";
import { linkErrors, requireOwnFields } from "./sectionCheck";

type PageHandlers = Pick<Handlers, "readPage" | "listPages" | "readAdminPage" | "updatePage" | "listBrokenLinks">;

export function pageHandlers({ db, state }: Deps): PageHandlers {
  return {
    readPage: async ({ params, lang }) => {
      const row = await findPage(db, params.pageKey);
      return toPublicPage(row, lang, await picturesOf(db, pagePictures(row)), await judgeLinks(db, [row]));
    },
    listBrokenLinks: async () => {
      const pages = await PageModel.query(db).orderBy("id");
      const posts = (await publishedPosts(db)).map((post) => ({ ...post, links: articleLinks(post) }));
      const whyBroken = await judgeLinks(db, pages, posts);
      return [...brokenLinks(pages, whyBroken), ...brokenArticleLinks(posts, whyBroken)];
    },
    listPages: async ({ list }) => listPages(await PageModel.query(db), list),
    readAdminPage: async ({ params }) => adminPage(await findPage(db, params.pageKey)),
    updatePage: async (call) => {
      const save = () => transaction(db, (trx) => updatePage(trx, call));
      // Two first saves of a page at once: the later one finds the other's row.
      const saved = await save().catch((error) => {
        if (isUniqueViolation(error)) return save();
        throw error;
      });
      await state.refresh();
      return saved;
    },
  };
}

/** The six pages, also those nobody has written in yet. */
function listPages(stored: PageModel[], { filter, sort, range }: ListQuery): ListPart<Page> {
  const { id, pageKey = id, ...others } = filter;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Refusal("unreadable", `No se puede filtrar por ${unknown}`);
  if (sort && !Object.hasOwn(page.shape, sort.field))
    throw new Refusal("unreadable", `No se puede ordenar por ${sort.field}`);
  const all = pageKeys
    .filter((key) => pageKey === undefined || [pageKey].flat().includes(key))
    .map((key) => adminPage(stored.find((one) => one.pageKey === key) ?? blankPageModel(key)));
  if (sort) {
    const value = (one: Page) => one[sort.field as "updatedAt"];
    const direction = sort.order === "ASC" ? 1 : -1;
    all.sort((a, b) => (value(a) < value(b) ? -direction : value(a) > value(b) ? direction : 0));
  }
  const first = range?.first ?? 0;
  return { rows: all.slice(first, range ? range.last + 1 : undefined), total: all.length, first, counted: true };
}

async function findPage(db: Deps["db"], pageKey: PageKey, lock = false): Promise<PageModel> {
  const query = PageModel.query(db).findOne({ pageKey });
  if (lock) query.forUpdate();
  return (await query) ?? blankPageModel(pageKey);
}

const blankPageModel = (pageKey: PageKey) => PageModel.fromJson(blankPage(pageKey), { skipValidation: true });

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

const adminPage = ({ pageKey, sections, updatedAt, updatedBy, version }: PageModel) => ({
  id: pageKey,
  pageKey,
  sections,
  updatedAt,
  updatedBy,
  version,
});

type Base = { sections: Section[] };
type Named = { pageKey: PageKey };
async function updatePage(trx: Parameters<Parameters<typeof transaction>[1]>[0], call: Call<"updatePage">) {
  const stored = await findPage(trx, call.params.pageKey, true);
  requireOwnFields(stored.pageKey, call.body.sections);
  const sections = mergeSections(stored, await baseOf(trx, stored, call.version), call);
  await requireDestinations(trx, { ...stored, sections }, call.body.sections, stored);
  const patch = {
    sections,
    updatedAt: new Date().toISOString(),
    updatedBy: call.user.name,
    version: stored.version + 1,
  };
  const saved =
    stored.version === 0
      ? await PageModel.query(trx).insertAndFetch({ pageKey: stored.pageKey, createdAt: patch.updatedAt, ...patch })
      : await PageModel.query(trx).patchAndFetchById(stored.id, patch);
  await keepVersion(trx, "pages", { before: stored, after: saved, who: call.user.name });
  const path = Object.values(siteRoutes).find((route) => "page" in route && route.page === stored.pageKey)?.path;
  await contentChanged(trx, { what: `Página: ${pageNames[stored.pageKey]}`, who: call.user.name, path });
  return adminPage(saved);
}

/** A button that broke meanwhile is no hindrance to who changes another section. */
async function requireDestinations(trx: Knex, { pageKey, sections }: Base & Named, sent: SectionInput[], before: Base) {
  const changed = sections.filter((one) => !same(one, sectionOf(before, one.sectionKey)));
  const whyBroken = await judgeLinks(trx, [{ pageKey, sections }]);
  const errors = linkErrors(sent, changed, (ctaUrl) => whyBroken(ctaUrl, pageKey));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Sections had other fields in other years. */
const asThen = z.array(z.custom<Section>());

/** @returns the page as it was at that version; undefined when that is not kept any more. Before its first save it was empty. */
async function baseOf(trx: Knex, stored: PageModel, version: number | undefined): Promise<Base | undefined> {
  if (version === undefined || version >= stored.version) return stored;
  if (version === 0) return { sections: [] };
  const kept = await versionsOf(trx, "pages", stored.pageKey).findOne({ version });
  return kept && { sections: asThen.parse(kept.snapshot.sections) };
}

/**
 * Three-way merge, section by section: what was sent, what is stored, and what was stored at the version it was made
 * from. Only a section changed on both sides, differently, is a conflict. Without a version the last write wins.
 */
function mergeSections(stored: PageModel, base: Base | undefined, { body, params }: Call<"updatePage">): Section[] {
  const allowed: readonly string[] = pageSections[params.pageKey];
  body.sections.forEach(({ sectionKey }, index) => {
    const isFirst = body.sections.findIndex((one) => one.sectionKey === sectionKey) === index;
    if (!allowed.includes(sectionKey) || !isFirst)
      throw invalid({ [`sections.${index}.sectionKey`]: messages.oneOf(allowed) });
  });
  return allowed.flatMap((key) =>
    mergeSection(
      key,
      stored,
      base,
      body.sections.find((one) => one.sectionKey === key),
    ),
  );
}

function mergeSection(
  key: string,
  stored: PageModel,
  base: Base | undefined,
  sent: SectionInput | undefined,
): Section[] {
  const theirs = sectionOf(stored, key);
  if (!sent) return theirs ? [theirs] : [];
  // What nobody had written yet counts as its defaults, which the panel sends along: that is not a change.
  const before = base && (sectionOf(base, key) ?? blankSection(key));
  const mine = { ...(before ?? theirs ?? blankSection(key)), ...sent } as Section;
  if (base === stored || same(theirs ?? before, before) || same(mine, theirs)) return [mine];
  if (before && same(mine, before)) return theirs ? [theirs] : [];
  throw new Refusal("conflict", `${stored.updatedBy} ha cambiado esta misma sección mientras la editabas`, {
    current: adminPage(stored),
  });
}

const sectionOf = (page: Base, key: string) => page.sections.find((one) => one.sectionKey === key);
const same = (a: Section | undefined, b: Section | undefined) => isDeepStrictEqual(a, b);
