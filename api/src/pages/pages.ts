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
import { contentChanged, isUniqueViolation, PageModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import { pagePictures, picturesOf, toPublicPage } from "../content/publicRecords";
import { publishedPosts } from "../content/published";
import type { Deps } from "../deps";
import type { Call, Handlers } from "../door/handlers";
import { invalid, Refusal } from "../errors";
import type { ListQuery } from "../lists/listQuery";
import type { ListPart } from "../lists/records";
import { brokenArticleLinks, brokenLinks, judgeLinks } from "./links";
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
      const posts = await publishedPosts(db);
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
    history: [],
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

type Base = { version: number; sections: Section[] };
type Named = { pageKey: PageKey };
const keptVersions = 30;
/** Characters of JSON; a packet of MySQL's and an editor's patience both have an end. */
const keptHistory = 4_000_000;

/** The newest versions, as many as may be kept. */
function affordable(history: Base[]): Base[] {
  let size = 0;
  const kept = history.slice(-keptVersions).reverse();
  const end = kept.findIndex((one) => {
    size += JSON.stringify(one.sections).length;
    return size > keptHistory;
  });
  return (end < 0 ? kept : kept.slice(0, end)).reverse();
}

async function updatePage(trx: Parameters<Parameters<typeof transaction>[1]>[0], call: Call<"updatePage">) {
  const stored = await findPage(trx, call.params.pageKey, true);
  requireOwnFields(stored.pageKey, call.body.sections);
  const sections = mergeSections(stored, call);
  await requireDestinations(trx, { ...stored, sections }, call.body.sections, stored);
  const history = affordable([...stored.history, { version: stored.version, sections: stored.sections }]);
  const patch = {
    sections,
    history,
    updatedAt: new Date().toISOString(),
    updatedBy: call.user.name,
    version: stored.version + 1,
  };
  const saved =
    stored.version === 0
      ? await PageModel.query(trx).insertAndFetch({ pageKey: stored.pageKey, createdAt: patch.updatedAt, ...patch })
      : await PageModel.query(trx).patchAndFetchById(stored.id, patch);
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

/**
 * Three-way merge, section by section: what was sent, what is stored, and what was stored at the version it was made
 * from. Only a section changed on both sides, differently, is a conflict. Without a version the last write wins.
 */
function mergeSections(stored: PageModel, { body, version, params }: Call<"updatePage">): Section[] {
  const allowed: readonly string[] = pageSections[params.pageKey];
  body.sections.forEach(({ sectionKey }, index) => {
    const isFirst = body.sections.findIndex((one) => one.sectionKey === sectionKey) === index;
    if (!allowed.includes(sectionKey) || !isFirst)
      throw invalid({ [`sections.${index}.sectionKey`]: messages.oneOf(allowed) });
  });
  const base =
    version === undefined || version >= stored.version ? stored : stored.history.find((one) => one.version === version);
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
