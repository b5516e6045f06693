import {
  categoryPath,
  categorySlug,
  facetsOf,
  guidePath,
  localizedPath,
  type Project,
  postPath,
  projectPath,
  type Redirect,
  siteRoutes,
  splitLanguage,
} from "@estudio/contract";
import { HandRedirectModel, RedirectModel } from "@estudio/database";
import type { Knex } from "knex";

type Named = { id: number; slug: string };
type FoundProject = Named & Pick<Project, "category" | "rooms" | "district" | "budget">;
/** The published records, as far as their paths need. */
export type Published = {
  projects: readonly FoundProject[];
  posts: readonly (Named & { category: string })[];
  guides: readonly Named[];
};

/** The paths of all public pages. */
export type Pages = { has(path: string): boolean };

/** Index every page by its path, in each language. */
export function pagesOf({ projects, posts, guides }: Published): Pages {
  const inSpanish = new Set([
    ...Object.values(siteRoutes).map(({ path }) => path),
    ...projects.map(({ slug }) => projectPath(slug)),
    ...facetsOf(projects, "es").map(({ path }) => path),
    ...posts.map(({ slug }) => postPath(slug)),
    ...[...new Set(posts.map(({ category }) => categorySlug(category)))].filter(Boolean).map(categoryPath),
    ...guides.map(({ slug }) => guidePath(slug)),
  ]);
  return {
    has(path) {
      const { lang, path: bare } = splitLanguage(path);
      return inSpanish.has(bare) && localizedPath(bare, lang) === path;
    },
  };
}

/** Return the path of a URL without query and fragment. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";

/**
 * Return all redirects that work now: from former slugs and from those entered by hand. A path with a page is not
 * redirected. Targets are resolved to their final page, without chains. Redirects without a page at the end are left
 * out.
 */
export async function resolveRedirects(db: Knex, published: Published): Promise<Redirect[]> {
  const pages = pagesOf(published);
  const renamed = (await renamings(db, published)).filter(({ from }) => !pages.has(from));
  const byHand = await HandRedirectModel.query(db).orderBy("id");
  const final = redirectFollower(new Map(byHand.map(({ fromPath, toPath }) => [fromPath, toPath])), renamed, pages);
  const exact = byHand.flatMap(({ fromPath, toPath }) => {
    const to = final(toPath);
    return to && !pages.has(fromPath) ? [{ from: fromPath, to, exact: true as const }] : [];
  });
  return [...renamed, ...exact];
}

/** Redirects from former slugs to the present path of their record, if published. */
async function renamings(db: Knex, { projects, posts, guides }: Published): Promise<Redirect[]> {
  const slugs = {
    project: new Map(projects.map(({ id, slug }) => [id, slug])),
    post: new Map(posts.map(({ id, slug }) => [id, slug])),
    guide: new Map(guides.map(({ id, slug }) => [id, slug])),
  };
  const addressOf = { project: projectPath, post: postPath, guide: guidePath };
  return (await RedirectModel.query(db).orderBy("id")).flatMap(({ kind, slug, recordId }) => {
    const now = slugs[kind].get(recordId);
    return now && now !== slug ? [{ from: addressOf[kind](slug), to: addressOf[kind](now) }] : [];
  });
}

/** Return a function that follows redirects to the final page; undefined without one, or in a loop. */
function redirectFollower(byHand: Map<string, string>, renamed: Redirect[], pages: Pages) {
  const moved = new Map(renamed.map(({ from, to }) => [from, to]));
  return (address: string): string | undefined => {
    let end = address;
    for (const seen = new Set<string>(); !pages.has(pathOf(end)); ) {
      const path = pathOf(end);
      if (seen.has(path)) return undefined;
      seen.add(path);
      const { lang, path: bare } = splitLanguage(path);
      const next = moved.get(bare);
      const after = next ? localizedPath(next, lang) : byHand.get(path);
      if (!after) return undefined;
      end = after;
    }
    return end;
  };
}
