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
import { publishedCategories } from "../content/categories/categories";
import type { ContentRow } from "../content/content";
import { isPublished, publishedFacets } from "../content/publication/published";

type Kind = "project" | "post" | "guide";
type PageSections = Pick<Page, "pageKey" | "sections">;
type Article = Pick<Post, "id" | "title" | "content" | "translations">;
/** A saved article with the targets of its links. */
type LinkedArticle = Pick<Post, "id" | "title"> & { links: string[] };
/**
 * Returns the reason, in Spanish, why an address is broken; undefined when it works. Without `pageKey` (an article) an
 * anchor on the same page is not checked.
 */
export type WhyBroken = (ctaUrl: string, pageKey?: PageKey) => string | undefined;

const kinds: Record<Kind, { model: ModelOf<ContentRow>; unknown: string; named(title: string): string }> = {
  project: { model: ProjectModel, unknown: "Ese proyecto", named: (title: string) => `El proyecto «${title}»` },
  post: { model: PostModel, unknown: "Ese artículo", named: (title: string) => `El artículo «${title}»` },
  guide: { model: GuideModel, unknown: "Esa guía", named: (title: string) => `La guía «${title}»` },
};

/**
 * Read all link targets of these pages and articles in few queries.
 * @param pages as stored, or as they would be saved
 * @returns a function that judges each target as of this moment
 */
export const judgeLinks = (db: Knex, pages: PageSections[], articles: Article[] = []): Promise<WhyBroken> =>
  judgeDestinations(db, pages, articles.flatMap(articleLinks));

/**
 * Judge link targets like `judgeLinks`, for articles whose links are already known.
 * @param links targets of the articles' links
 */
export async function judgeDestinations(db: Knex, pages: PageSections[], links: string[]): Promise<WhyBroken> {
  const written = [...pages.flatMap(({ sections }) => sections.map(({ ctaUrl }) => ctaUrl)), ...links];
  const destinations = written.map(readDestination);
  const slugs = (kind: Kind) => destinations.flatMap((one) => ("slug" in one && one.kind === kind ? one.slug : []));
  const problems = {
    project: await findSlugProblems(db, "project", slugs("project")),
    post: await findSlugProblems(db, "post", slugs("post")),
    guide: await findSlugProblems(db, "guide", slugs("guide")),
  };
  const categories = destinations.some(({ kind }) => kind === "category")
    ? await publishedCategories(db)
    : new Set<string>();
  const facets = destinations.some(({ kind }) => kind === "facet") ? await publishedFacets(db) : new Set<string>();
  const others = destinations.some((one) => one.kind === "page" && one.anchor) ? await PageModel.query(db) : [];
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

/** Return the problem of each slug, if any. A former slug counts as the record it redirects to. */
async function findSlugProblems(db: Knex, kind: Kind, slugs: string[]): Promise<Map<string, string | undefined>> {
  const { model, unknown, named } = kinds[kind];
  const found = new Map<string, string | undefined>();
  const all = [...new Set(slugs)];
  for (let at = 0; at < all.length; at += maxSlugsPerQuery) {
    const some = all.slice(at, at + maxSlugsPerQuery);
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

/** Databases limit the number of bindings of one query. */
const maxSlugsPerQuery = 500;

/** Return the link targets of an article in all its languages. */
export const articleLinks = ({ content, translations: { ca, en } }: Pick<Article, "content" | "translations">) =>
  [content, ca?.content ?? "", en?.content ?? ""].flatMap(linksIn);

/** Return the broken links of these articles with their reasons. A link in several languages is listed once. */
export const brokenArticleLinks = (articles: LinkedArticle[], whyBroken: WhyBroken): BrokenLink[] =>
  articles.flatMap(({ id, title, links }) =>
    [...new Set(links)].flatMap((ctaUrl) => {
      const reason = whyBroken(ctaUrl);
      return reason ? [{ postId: id, title, ctaText: ctaUrl, ctaUrl, reason }] : [];
    }),
  );

/** Return the broken buttons of these pages with their reasons. */
export function brokenLinks(pages: PageSections[], whyBroken: WhyBroken): BrokenLink[] {
  return pages.flatMap(({ pageKey, sections }) =>
    sections.flatMap(({ sectionKey, ctaText, ctaUrl }) => {
      const reason = whyBroken(ctaUrl, pageKey);
      return reason ? [{ pageKey, sectionKey, ctaText, ctaUrl, reason }] : [];
    }),
  );
}

/** Return the section, without its button if the target is broken. */
export function withoutBrokenLink<S extends Pick<Section, "ctaText" | "ctaUrl">>(
  section: S,
  pageKey: PageKey,
  whyBroken: WhyBroken,
): S {
  return whyBroken(section.ctaUrl, pageKey) ? { ...section, ctaText: "", ctaUrl: "" } : section;
}
