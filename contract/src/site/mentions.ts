import { readDestination } from "../content/destinations";
import type { PublicPost } from "../content/post";
import type { Redirect } from "../publishing/snapshot";
import { linksIn } from "../text/article";
import { asMade } from "./asMade";
import { perRecord } from "./perRecord";

/** The pages of what the studio does, by audience. */
export const audiences = ["business", "construction", "residential"] as const;
export type Audience = (typeof audiences)[number];

export type Mentions = { projects: string[]; services: Audience[] };

type Article = Pick<PublicPost, "content">;
const linksOf = perRecord(({ content }: Article) => linksIn(content));

/** @returns what each article speaks of, in their order; without those that speak of nothing */
export function mentionsIn<A extends Article>(articles: A[], redirects: Redirect[]): Map<A, Mentions> {
  const found = new Map<A, Mentions>();
  for (const article of articles) {
    if (linksOf(article).length === 0) continue;
    const mentions = mentionsAsMade(article, [redirects], () => mentionsOf(article, movedBy(redirects)));
    if (mentions.projects.length + mentions.services.length > 0) found.set(article, mentions);
  }
  return found;
}
const mentionsAsMade = asMade<Mentions>();
const movedBy = perRecord((redirects: Redirect[]) => new Map(redirects.map(({ from, to }) => [from, to])));

/**
 * @param moved old addresses, and where each leads now: a link to one counts as one to that
 * @returns which projects, by their slugs, and which services an article speaks of, as it links to them
 */
function mentionsOf(article: Article, moved: Map<string, string>): Mentions {
  const places = linksOf(article).map((to) => readDestination(moved.get(to) ?? to));
  const projects = places.flatMap((place) => (place.kind === "project" ? place.slug : []));
  const routes = places.flatMap((place) => (place.kind === "page" ? place.route : []));
  return { projects: [...new Set(projects)], services: audiences.filter((audience) => routes.includes(audience)) };
}
