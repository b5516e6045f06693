import type { PublicPost, PublicPostCard } from "../../content/post";
import type { PublicProject, PublicProjectCard } from "../../content/project";
import type { Language } from "../../paths";
import { type FacetLink, facetLink, facetsOf } from "../../portfolio/facets";
import { memoize } from "../memoize";

// Pages embed these extracts instead of whole records, so that fewer pages change with a record.

export type Neighbour = Pick<PublicProject, "slug" | "title" | "fallback">;
/** An article in the list of those that mention a project. */
export type ArticleLink = Pick<PublicPost, "slug" | "title" | "excerpt" | "fallback">;
/** A project for the before-and-after comparison. */
export type ComparedProject = Neighbour & Pick<PublicProject, "location" | "beforeImage" | "afterImage" | "media">;

/** The fields that `fields=card` answers. `media` and `fallback` cover only what a card shows. */
function projectCard(project: PublicProject): PublicProjectCard {
  const { id, slug, title, category, location, year, mainImage } = project;
  const fallback = project.fallback.filter((field) => field === "title");
  return { id, slug, title, category, location, year, mainImage, media: onlyOf(project, mainImage), fallback };
}

function postCard(post: PublicPost): PublicPostCard {
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
}

function onlyOf({ media }: Pick<PublicProject, "media">, path: string): PublicProject["media"] {
  const picture = media[path];
  return picture ? { [path]: picture } : {};
}

const articleLink = ({ slug, title, excerpt, fallback }: PublicPost): ArticleLink => ({
  slug,
  title,
  excerpt,
  fallback: fallback.filter((field) => field === "title" || field === "excerpt"),
});

const neighbour = ({ slug, title, fallback }: PublicProject): Neighbour => ({
  slug,
  title,
  fallback: fallback.filter((field) => field === "title"),
});

/**
 * Compute an extract once per record of a language. If a saved record yields an equal extract, the previous object is
 * returned again. Pages then recognise their inputs as unchanged.
 */
function memoizeEqual<R extends { id: number }, V>(make: (record: R) => V): (record: R) => V {
  const last = new Map<number, V>();
  return memoize((record) => {
    const [before, now] = [last.get(record.id), make(record)];
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(now)) return before;
    last.set(record.id, now);
    return now;
  });
}

const cards = (lang: Language) => ({
  projectCard: memoizeEqual(projectCard),
  postCard: memoizeEqual(postCard),
  neighbour: memoizeEqual(neighbour),
  articleLink: memoizeEqual(articleLink),
  /** Links to the filter pages that list this project. */
  facetLinks: memoize((project: PublicProject): FacetLink[] => facetsOf([project], lang).map(facetLink)),
});

export const cardsIn = { es: cards("es"), ca: cards("ca"), en: cards("en") };

export function comparedProject(project: PublicProject): ComparedProject {
  const { location, beforeImage, afterImage, media } = project;
  const both = [beforeImage, afterImage].flatMap((path) => (media[path] ? [[path, media[path]] as const] : []));
  return { ...neighbour(project), location, beforeImage, afterImage, media: Object.fromEntries(both) };
}
