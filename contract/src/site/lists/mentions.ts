import { readDestination } from "../../content/destinations";
import type { PublicPost } from "../../content/post";
import type { Redirect } from "../../publishing/snapshot";
import { linksIn } from "../../text/article";
import { memoize } from "../memoize";
import { memoizeByRecord } from "../memoizeByRecord";

/** Service pages, one per audience. */
export const audiences = ["business", "construction", "residential"] as const;
export type Audience = (typeof audiences)[number];

export type Mentions = { projects: string[]; services: Audience[] };

type Article = Pick<PublicPost, "content">;
const linksOf = memoize(({ content }: Article) => linksIn(content));

/** Return what each article mentions, in order. Omits articles without mentions. */
export function mentionsIn<A extends Article>(articles: A[], redirects: Redirect[]): Map<A, Mentions> {
  const found = new Map<A, Mentions>();
  for (const article of articles) {
    if (linksOf(article).length === 0) continue;
    const mentions = memoMentions(article, [redirects], () => mentionsOf(article, movedBy(redirects)));
    if (mentions.projects.length + mentions.services.length > 0) found.set(article, mentions);
  }
  return found;
}
const memoMentions = memoizeByRecord<Mentions>();
const movedBy = memoize((redirects: Redirect[]) => new Map(redirects.map(({ from, to }) => [from, to])));

/**
 * Return the projects (slugs) and services that an article links to.
 * @param moved redirects, so that a link to an old path counts for the new one
 */
function mentionsOf(article: Article, moved: Map<string, string>): Mentions {
  const places = linksOf(article).map((to) => readDestination(moved.get(to) ?? to));
  const projects = places.flatMap((place) => (place.kind === "project" ? place.slug : []));
  const routes = places.flatMap((place) => (place.kind === "page" ? place.route : []));
  return { projects: [...new Set(projects)], services: audiences.filter((audience) => routes.includes(audience)) };
}
