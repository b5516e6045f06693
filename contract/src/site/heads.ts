import { hasImage } from "../content/image";
import type { Picture } from "../content/media";
import type { Language } from "../paths";
import { plainArticle } from "../text/article";
import { excerpt } from "../text/excerpt";
import { filled, named, type Values } from "../text/told";
import { branded, titleLimit } from "./branded";
import { type FixedRoute, fixedWords } from "./fixedHeads";

export { branded };

// What pages are found and shared with. The site, the panel's previews and its list of what is amiss ask here.

/** What search engines show whole, more or less: characters. */
export const headLimits = { title: titleLimit, description: 155 } as const;

/** What a page says of itself in its head. `title`: whole, as it stands in the tab; `name`: without the studio's. */
export type Head = {
  title: string;
  name: string;
  description: string;
  keywords?: string | undefined;
  ogTitle: string;
  ogDescription: string;
  /** The picture it is shared with, where that is not the studio's own. */
  image: string;
  picture: Picture | null;
};

/** What somebody wrote for it in one language. `fallback`: which of the texts are Spanish ones. */
export type Seo = { seoTitle: string; seoDescription: string; seoImage: string; fallback: readonly string[] };
export const noSeo: Seo = { seoTitle: "", seoDescription: "", seoImage: "", fallback: [] };

export type Defaults = Pick<Head, "name" | "description"> &
  Partial<Pick<Head, "ogTitle" | "ogDescription" | "keywords">> & { image: string };
type Around = {
  brand: string;
  media: Record<string, Picture>;
  /** Whether the page was written in this language: else its words are Spanish, and so may be these. */
  isWritten?: boolean;
};

/**
 * What was written for this page goes first, as it was written; else what follows from the page.
 * @param defaults what follows from the page
 */
export function headOf(seo: Seo, defaults: Defaults, { brand, media, isWritten = true }: Around): Head {
  const own = (field: "seoTitle" | "seoDescription") =>
    isWritten && seo.fallback.includes(field) ? "" : seo[field].trim();
  const [title, description] = [own("seoTitle"), own("seoDescription")];
  const whole = title || branded(defaults.name, brand);
  const image = [seo.seoImage, defaults.image].find((path) => hasImage(path) && media[path]) ?? "";
  return {
    title: whole,
    name: defaults.name,
    description: description || defaults.description,
    ...(defaults.keywords ? { keywords: defaults.keywords } : {}),
    ogTitle: title || (defaults.ogTitle ?? whole),
    ogDescription: description || (defaults.ogDescription ?? defaults.description),
    image,
    picture: media[image] ?? null,
  };
}

/** An article without an excerpt begins within so many characters. */
const beginning = 1200;

type Project = { title: string; description: string; mainImage: string };
type Post = { title: string; excerpt: string; content: string; imageUrl: string };
type Guide = { title: string; summary: string; imageUrl: string };

/** What follows from a record, in the language it is given in. */
export const defaultsOf = {
  project: ({ title, description, mainImage }: Project): Defaults => ({
    name: title,
    description: excerpt(description),
    image: mainImage,
  }),
  post: ({ title, excerpt: short, content, imageUrl }: Post): Defaults => ({
    name: title,
    description: excerpt(short || plainArticle(content.slice(0, beginning))),
    image: imageUrl,
  }),
  guide: ({ title, summary, imageUrl }: Guide): Defaults => ({
    name: title,
    description: excerpt(summary || title),
    image: imageUrl,
  }),
};

/** @returns what follows from a fixed page. @param told what its words may name (`toldBy`) @param image its hero, or the first of its list */
export function fixedDefaults(route: FixedRoute, lang: Language, told: Values, image = ""): Defaults {
  const { title, ...others } = fixedWords[lang][route];
  const texts = Object.entries(others).map(([key, text]) => [key, filled(told, (values) => named(text, values))]);
  return { ...others, ...Object.fromEntries(texts), name: title, image };
}

/** @returns what follows from a category of articles, by its name in that language */
export function categoryDefaults(name: string, lang: Language, image = ""): Defaults {
  const { title, description } = fixedWords[lang].category;
  return { name: named(title, { name }), description: named(description, { name }), image };
}
