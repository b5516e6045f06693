import {
  branded,
  categoryDefaults,
  categoryPath,
  fixedDefaults,
  fixedRoutes,
  type Head,
  hasImage,
  headOf,
  type Language,
  languages,
  localizedPath,
  noSeo,
  routeNames,
  type SeoProblem,
  siteRoutes,
  studioVariables,
  translated,
} from "@estudio/contract";
import { PageModel, PageSeoModel, PostModel, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import { categoryIn, categoryNames } from "../content/categories/categories";
import { onlyPublished, publishedGuides } from "../content/publication/published";
import { pagePictures, picturesOf } from "../content/publicRecords";
import { indexableRecords } from "./indexableRecords";

/**
 * An indexable page in one language. `withoutAlt`: pictures without alternative text, listed only for the Spanish page.
 */
export type IndexablePage = Pick<SeoProblem, "kind" | "recordId" | "name" | "lang" | "path"> & {
  head: Pick<Head, "title" | "description">;
  withoutAlt: string[];
};

/**
 * Yield every indexable page, in each language in which it is written. Reads a few records at a time.
 * @param looks whether to check the pictures; if not, `withoutAlt` is empty
 */
export async function* indexablePages(db: Knex, checksPictures: boolean): AsyncGenerator<IndexablePage> {
  const settings = await SettingsModel.query(db).findById(1);
  const { brand = "" } = settings ?? {};
  yield* fixedPages(db, { brand, told: studioVariables(settings), checksPictures });
  yield* categoryPages(db, brand);
  yield* indexableRecords(db, brand, checksPictures);
}

type Around = { brand: string; told: ReturnType<typeof studioVariables>; checksPictures: boolean };
async function* fixedPages(db: Knex, { brand, told, checksPictures }: Around): AsyncGenerator<IndexablePage> {
  const written = await PageSeoModel.query(db);
  const pages = await PageModel.query(db);
  const hasGuides = (await publishedGuides(db).resultSize()) > 0;
  for (const name of fixedRoutes.filter((route) => route !== "guides" || hasGuides)) {
    const row = written.find(({ route }) => route === name);
    const route = siteRoutes[name];
    const page = "page" in route ? pages.find(({ pageKey }) => pageKey === route.page) : undefined;
    const withoutAlt = page && checksPictures ? await picturesWithoutAlt(db, pagePictures(page)) : [];
    for (const lang of languages) {
      const seo = row ? { ...row, ...translated(row, ["seoTitle", "seoDescription"], lang) } : noSeo;
      const head = headOf(seo, fixedDefaults(name, lang, told), { brand, media: {} });
      const about = { kind: "page" as const, recordId: row?.id ?? 0, name: routeNames[name] };
      yield {
        ...about,
        lang,
        path: localizedPath(route.path, lang),
        head,
        withoutAlt: onlyInSpanish(lang, withoutAlt),
      };
    }
  }
}

async function* categoryPages(db: Knex, brand: string): AsyncGenerator<IndexablePage> {
  const rows = await onlyPublished(PostModel.query(db)).distinct("category").castTo<{ category: string }[]>();
  const names = await categoryNames(db);
  const told = new Set<string>();
  for (const { category } of rows) {
    const { slug } = categoryIn(category, "es", names);
    if (!slug || told.has(slug)) continue;
    told.add(slug);
    for (const lang of languages) {
      const { name, isFallback } = categoryIn(category, lang, names);
      if (isFallback) continue;
      const { name: title, description } = categoryDefaults(name, lang);
      const about = { kind: "category" as const, recordId: slug, name: category, lang, withoutAlt: [] };
      yield {
        ...about,
        path: localizedPath(categoryPath(slug), lang),
        head: { title: branded(title, brand), description },
      };
    }
  }
}

/** Alternative texts are reported once, with the Spanish page. */
export const onlyInSpanish = (lang: Language, paths: string[]): string[] => (lang === "es" ? paths : []);

/** Return the pictures without a Spanish alternative text, which the other languages fall back to. */
export async function picturesWithoutAlt(db: Knex, paths: string[]): Promise<string[]> {
  const known = await picturesOf(db, paths);
  const shown = [...new Set(paths)].filter(hasImage);
  return shown.filter((path) => known.has(path) && !known.get(path)?.alts.es?.trim());
}
