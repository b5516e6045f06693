import {
  anchorsOf,
  type BrokenLink,
  linksIn,
  messages,
  type Page,
  type PageKey,
  type Post,
  pageKeys,
  readDestination,
  type Section,
  siteRoutes,
} from "@estudio/contract";
import { GuideModel, type ModelOf, PageModel, PostModel, ProjectModel, RedirectModel } from "@estudio/database";
import type { Knex } from "knex";
import { publishedCategories } from "../content/categories";
import type { ContentRow } from "../content/content";
import { isPublished, publishedFacets } from "../content/published";

type Kind = "project" | "post" | "guide";
type Written = Pick<Page, "pageKey" | "sections">;
type Article = Pick<Post, "id" | "title" | "content" | "translations">;
/** An article by what it leads to. */
type Leading = Pick<Post, "id" | "title"> & { links: string[] };
/**
 * @param pageKey the page it stands on; an article has none, and its own fragments are its own business
 * @returns why the address leads nowhere, in words; undefined when it leads somewhere.
 */
export type WhyBroken = (ctaUrl: string, pageKey?: PageKey) => string | undefined;

const kinds: Record<Kind, { model: ModelOf<ContentRow>; unknown: string; named(title: string): string }> = {
  project: { model: ProjectModel, unknown: "Ese proyecto", named: (title: string) => `El proyecto «${title}»` },
  post: { model: PostModel, unknown: "Ese artículo", named: (title: string) => `El artículo «${title}»` },
  guide: { model: GuideModel, unknown: "Esa guía", named: (title: string) => `La guía «${title}»` },
};

/**
 * Looks once, in few queries, after everything that the buttons of these pages and the links of these articles lead to.
 * @param pages as they are, or as they would be saved
 * @returns a judge of their destinations at this moment
 */
export const judgeLinks = (db: Knex, pages: Written[], articles: Article[] = []): Promise<WhyBroken> =>
  judgeDestinations(db, pages, articles.flatMap(articleLinks));

/** The same, of articles that were read before. @param links where they lead */
export async function judgeDestinations(db: Knex, pages: Written[], links: string[]): Promise<WhyBroken> {
  const written = [...pages.flatMap(({ sections }) => sections.map(({ ctaUrl }) => ctaUrl)), ...links];
  const wanted = written.map(readDestination);
  const slugs = (kind: Kind) => wanted.flatMap((one) => ("slug" in one && one.kind === kind ? one.slug : []));
  const problems = {
    project: await lookUp(db, "project", slugs("project")),
    post: await lookUp(db, "post", slugs("post")),
    guide: await lookUp(db, "guide", slugs("guide")),
  };
  const categories = wanted.some(({ kind }) => kind === "category") ? await publishedCategories(db) : new Set<string>();
  const facets = wanted.some(({ kind }) => kind === "facet") ? await publishedFacets(db) : new Set<string>();
  const others = wanted.some((one) => one.kind === "page" && one.anchor) ? await PageModel.query(db) : [];
  const anchors = new Map(
    pageKeys.map((key) => {
      const written = [...pages, ...others].find(({ pageKey }) => pageKey === key);
      return [key, Object.keys(anchorsOf(key, written?.sections ?? []))] as const;
    }),
  );
  const anchorProblem = (page: PageKey, anchor: string) =>
    anchor === "" || anchors.get(page)?.includes(anchor) ? undefined : messages.linkAnchor(anchor);

  return (ctaUrl, pageKey) => {
    const to = readDestination(ctaUrl);
    switch (to.kind) {
      case "project":
      case "post":
      case "guide":
        return problems[to.kind].get(to.slug);
      case "category":
        return categories.has(to.category) ? undefined : messages.linkCategory;
      case "facet":
        return facets.has(to.path) ? undefined : messages.linkFacet;
      case "anchor":
        return pageKey && anchorProblem(pageKey, to.anchor);
      case "page": {
        const route = siteRoutes[to.route];
        return "page" in route ? anchorProblem(route.page, to.anchor) : undefined;
      }
      case "prefixed":
        return messages.linkLanguage;
      case "unknown":
        return messages.linkUnknown;
      default:
        return undefined;
    }
  };
}

/** @returns what is wrong with each of these slugs, if anything; a former address counts as the record it leads to. */
async function lookUp(db: Knex, kind: Kind, slugs: string[]): Promise<Map<string, string | undefined>> {
  const { model, unknown, named } = kinds[kind];
  const found = new Map<string, string | undefined>();
  const all = [...new Set(slugs)];
  for (let at = 0; at < all.length; at += lookedUpAtOnce) {
    const some = all.slice(at, at + lookedUpAtOnce);
    const moved = await RedirectModel.query(db).where({ kind }).whereIn("slug", some);
    const ids = moved.map(({ recordId }) => recordId);
    const rows = await model
      .query(db)
      .select("id", "slug", "title", "status", "publishAt", "unpublishAt")
      .where((either) => void either.whereIn("slug", some).orWhereIn("id", ids));
    const [byId, bySlug] = [new Map(rows.map((row) => [row.id, row])), new Map(rows.map((row) => [row.slug, row]))];
    const recordIds = new Map(moved.map(({ slug, recordId }) => [slug, recordId]));
    for (const slug of some) {
      const row = bySlug.get(slug) ?? byId.get(recordIds.get(slug) ?? 0);
      const hidden = row && !isPublished(row) ? messages.linkHidden(named(row.title)) : undefined;
      found.set(slug, row ? hidden : messages.linkGone(unknown));
    }
  }
  return found;
}

/** A database takes only so many values in one question. */
const lookedUpAtOnce = 500;

/** @returns where an article leads, in all its languages */
export const articleLinks = ({ content, translations: { ca, en } }: Pick<Article, "content" | "translations">) =>
  [content, ca?.content ?? "", en?.content ?? ""].flatMap(linksIn);

/** @returns the links of these articles that lead nowhere, each once in all languages, with its reason */
export const brokenArticleLinks = (articles: Leading[], whyBroken: WhyBroken): BrokenLink[] =>
  articles.flatMap(({ id, title, links }) =>
    [...new Set(links)].flatMap((ctaUrl) => {
      const reason = whyBroken(ctaUrl);
      return reason ? [{ postId: id, title, ctaText: ctaUrl, ctaUrl, reason }] : [];
    }),
  );

/** @returns the buttons of these pages that lead nowhere, each with its reason */
export function brokenLinks(pages: Written[], whyBroken: WhyBroken): BrokenLink[] {
  return pages.flatMap(({ pageKey, sections }) =>
    sections.flatMap(({ sectionKey, ctaText, ctaUrl }) => {
      const reason = whyBroken(ctaUrl, pageKey);
      return reason ? [{ pageKey, sectionKey, ctaText, ctaUrl, reason }] : [];
    }),
  );
}

/** @returns the section without its button, if that leads nowhere */
export function withoutBrokenLink<S extends Pick<Section, "ctaText" | "ctaUrl">>(
  section: S,
  pageKey: PageKey,
  whyBroken: WhyBroken,
): S {
  return whyBroken(section.ctaUrl, pageKey) ? { ...section, ctaText: "", ctaUrl: "" } : section;
}
