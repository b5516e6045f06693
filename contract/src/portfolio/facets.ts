import type { PublicProject } from "../content/project";
import { categories, keysOf } from "../enquiries/options";
import type { Language } from "../paths";
import { type Facet, facetPath } from "../routes";
import { grouped } from "../site/grouped";
import { projectBudgets, projectDistricts, rooms } from "./options";
import { districtNamed, facetWords, type Named } from "./words";

/** A page with the projects of one kind of client, room, district or budget, as links to it are written. */
export type FacetLink = { facet: Facet; path: string; name: string };
type Found = Pick<PublicProject, "category" | "rooms" | "district" | "budget">;
type Page = Named & { facet: Facet; path: string };
/** `key`: what its projects have in common, as they say it. */
type KeyedPage = Page & { key: string };

const pageOf = (facet: Facet, key: string, named: Named): KeyedPage => ({
  key,
  facet,
  path: facetPath(facet, key),
  ...named,
});

/** Every page there may be, in the order in which they are offered. */
const pagesIn = (lang: Language): KeyedPage[] => [
  ...keysOf(categories).map((key) => pageOf("client", key, facetWords[lang].clients[key])),
  ...keysOf(rooms).map((key) => pageOf("room", key, facetWords[lang].rooms[key])),
  ...keysOf(projectDistricts).map((key) => pageOf("district", key, districtNamed(key, lang))),
  ...keysOf(projectBudgets).map((key) => pageOf("budget", key, facetWords[lang].budgets[key])),
];

/** @returns the pages by which these projects are found, each with its own; none without a project */
export function facetsOf<P extends Found>(projects: readonly P[], lang: Language): (Page & { projects: P[] })[] {
  const found = {
    client: grouped(projects, ({ category }) => [category]),
    room: grouped(projects, (project) => [...new Set(project.rooms)]),
    district: grouped(projects, ({ district }) => [district]),
    budget: grouped(projects, ({ budget }) => [budget]),
  };
  return pagesIn(lang).flatMap(({ key, ...page }) => {
    const own = found[page.facet].get(key);
    return own ? [{ ...page, projects: own }] : [];
  });
}

export const facetLink = ({ facet, path, name }: FacetLink): FacetLink => ({ facet, path, name });
