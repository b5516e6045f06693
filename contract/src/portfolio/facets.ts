import type { PublicProject } from "../content/project";
import { categories } from "../enquiries/options";
import type { Language } from "../paths";
import { type Facet, facetPath } from "../routes";
import { keysOf } from "../rules/keys";
import { grouped } from "../site/lists/grouped";
import { projectBudgets, projectDistricts, rooms } from "./options";
import { districtNamed, facetWords, type Named } from "./words";

/** A link to the page of projects with one kind of client, room, district or budget. */
export type FacetLink = { facet: Facet; path: string; name: string };
type Found = Pick<PublicProject, "category" | "rooms" | "district" | "budget">;
type Page = Named & { facet: Facet; path: string };
/** `key`: the value that its projects have in common. */
type KeyedPage = Page & { key: string };

const pageOf = (facet: Facet, key: string, named: Named): KeyedPage => ({
  key,
  facet,
  path: facetPath(facet, key),
  ...named,
});

/** All possible pages, in display order. */
const pagesIn = (lang: Language): KeyedPage[] => [
  ...keysOf(categories).map((key) => pageOf("client", key, facetWords[lang].clients[key])),
  ...keysOf(rooms).map((key) => pageOf("room", key, facetWords[lang].rooms[key])),
  ...keysOf(projectDistricts).map((key) => pageOf("district", key, districtNamed(key, lang))),
  ...keysOf(projectBudgets).map((key) => pageOf("budget", key, facetWords[lang].budgets[key])),
];

/** Return the facet pages of these projects, each with its projects. Omits empty pages. */
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
