import { readDestination } from "../content/destinations";
import type { PublicPost } from "../content/post";
import type { Snapshot } from "../publishing/snapshot";
import { linksIn } from "../text/article";

/** The pages of what the studio does, by audience. */
export const audiences = ["business", "construction", "residential"] as const;
export type Audience = (typeof audiences)[number];

export type Mentions = { projects: string[]; services: Audience[] };

/**
 * @param redirects old addresses: a link to one counts as one to where it leads now
 * @returns which projects, by their slugs, and which services an article speaks of, as it links to them
 */
export function mentionsOf({ content }: Pick<PublicPost, "content">, redirects: Snapshot["redirects"]): Mentions {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const places = linksIn(content).map((to) => readDestination(moved.get(to) ?? to));
  const projects = places.flatMap((place) => (place.kind === "project" ? place.slug : []));
  const routes = places.flatMap((place) => (place.kind === "page" ? place.route : []));
  return { projects: [...new Set(projects)], services: audiences.filter((audience) => routes.includes(audience)) };
}
