import type { PublicProject } from "../content/project";
import { categories, keysOf } from "../enquiries/options";
import type { Language } from "../paths";
import { type Facet, facetPath } from "../routes";
import { projectBudgets, projectDistricts, rooms } from "./options";
import { districtNamed, facetWords, type Named } from "./words";

/** A page with the projects of one kind of client, room, district or budget, as links to it are written. */
export type FacetLink = { facet: Facet; path: string; name: string };
type Found = Pick<PublicProject, "category" | "rooms" | "district" | "budget">;
type Page = Named & { facet: Facet; path: string; has: (project: Found) => boolean };

/** Every page there may be, in the order in which they are offered. */
const pagesIn = (lang: Language): Page[] => [
  ...keysOf(categories).map((key) => ({
    ...{ facet: "client" as const, path: facetPath("client", key), ...facetWords[lang].clients[key] },
    has: ({ category }: Found) => category === key,
  })),
  ...keysOf(rooms).map((key) => ({
    ...{ facet: "room" as const, path: facetPath("room", key), ...facetWords[lang].rooms[key] },
    has: (project: Found) => project.rooms.includes(key),
  })),
  ...keysOf(projectDistricts).map((key) => ({
    ...{ facet: "district" as const, path: facetPath("district", key), ...districtNamed(key, lang) },
    has: ({ district }: Found) => district === key,
  })),
  ...keysOf(projectBudgets).map((key) => ({
    ...{ facet: "budget" as const, path: facetPath("budget", key), ...facetWords[lang].budgets[key] },
    has: ({ budget }: Found) => budget === key,
  })),
];

/** @returns the pages by which these projects are found, each with its own; none without a project */
export function facetsOf<P extends Found>(projects: P[], lang: Language): (Omit<Page, "has"> & { projects: P[] })[] {
  return pagesIn(lang).flatMap(({ has, ...page }) => {
    const own = projects.filter(has);
    return own.length > 0 ? [{ ...page, projects: own }] : [];
  });
}

export const facetLink = ({ facet, path, name }: FacetLink): FacetLink => ({ facet, path, name });
