import { readDestination } from "../content/destinations";
import type { PublicPost } from "../content/post";
import { linksIn } from "../text/article";
import { perRecord } from "./perRecord";

/** The pages of what the studio does, by audience. */
export const audiences = ["business", "construction", "residential"] as const;
export type Audience = (typeof audiences)[number];

export type Mentions = { projects: string[]; services: Audience[] };

type Article = Pick<PublicPost, "content">;
const linksOf = perRecord(({ content }: Article) => linksIn(content));

const nothing: Mentions = { projects: [], services: [] };

/**
 * @param moved old addresses, and where each leads now: a link to one counts as one to that
 * @returns which projects, by their slugs, and which services an article speaks of, as it links to them
 */
export function mentionsOf(article: Article, moved: Map<string, string>): Mentions {
  const links = linksOf(article);
  if (links.length === 0) return nothing;
  const places = links.map((to) => readDestination(moved.get(to) ?? to));
  const projects = places.flatMap((place) => (place.kind === "project" ? place.slug : []));
  const routes = places.flatMap((place) => (place.kind === "page" ? place.route : []));
  return { projects: [...new Set(projects)], services: audiences.filter((audience) => routes.includes(audience)) };
}
