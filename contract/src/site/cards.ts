import type { PublicPost, PublicPostCard } from "../content/post";
import type { PublicProject, PublicProjectCard } from "../content/project";
import type { Language } from "../paths";
import { type FacetLink, facetLink, facetsOf } from "../portfolio/facets";
import { perRecord } from "./perRecord";

// What pages show of other records: not whole ones, so that few pages change with them.

/** A project as the one before. */
export type Neighbour = Pick<PublicProject, "slug" | "title" | "fallback">;
/** An article as one that speaks of a project. */
export type Speaking = Pick<PublicPost, "slug" | "title" | "excerpt" | "fallback">;
/** A project by what it was and what it became. */
export type ComparedProject = Neighbour & Pick<PublicProject, "location" | "beforeImage" | "afterImage" | "media">;

/** What a card carries of its record, as `fields=card` has it: its one picture, and which of its own texts are Spanish. */
export const projectCard = perRecord((project: PublicProject): PublicProjectCard => {
  const { id, slug, title, category, location, year, mainImage } = project;
  const fallback = project.fallback.filter((field) => field === "title");
  return { id, slug, title, category, location, year, mainImage, media: onlyOf(project, mainImage), fallback };
});

export const postCard = perRecord((post: PublicPost): PublicPostCard => {
  const { id, slug, title, excerpt, category, categoryName, categorySlug, imageUrl, publishedAt, readTime } = post;
  const fallback = post.fallback.filter((field) => ["title", "excerpt", "categoryName"].includes(field));
  const named = { category, categoryName, categorySlug };
  return {
    id,
    slug,
    title,
    excerpt,
    ...named,
    imageUrl,
    publishedAt,
    readTime,
    media: onlyOf(post, imageUrl),
    fallback,
  };
});

function onlyOf({ media }: Pick<PublicProject, "media">, path: string): PublicProject["media"] {
  const picture = media[path];
  return picture ? { [path]: picture } : {};
}

export const speaking = perRecord(
  ({ slug, title, excerpt, fallback }: PublicPost): Speaking => ({
    slug,
    title,
    excerpt,
    fallback: fallback.filter((field) => field === "title" || field === "excerpt"),
  }),
);

export const neighbour = perRecord(
  ({ slug, title, fallback }: PublicProject): Neighbour => ({
    slug,
    title,
    fallback: fallback.filter((field) => field === "title"),
  }),
);

/** By what a project is found. */
const facetLinksIn = (lang: Language) =>
  perRecord((project: PublicProject): FacetLink[] => facetsOf([project], lang).map(facetLink));
export const facetLinks = { es: facetLinksIn("es"), ca: facetLinksIn("ca"), en: facetLinksIn("en") };

export function comparedProject(project: PublicProject): ComparedProject {
  const { location, beforeImage, afterImage, media } = project;
  const both = [beforeImage, afterImage].flatMap((path) => (media[path] ? [[path, media[path]] as const] : []));
  return { ...neighbour(project), location, beforeImage, afterImage, media: Object.fromEntries(both) };
}
