import { hasImage } from "../../content/image";
import type { Picture } from "../../content/media";
import type { Language } from "../../paths";
import { plainArticle } from "../../text/article";
import { excerpt } from "../../text/excerpt";
import { fillFixed, interpolate, type Values } from "../../text/studioVariables";
import { branded, titleLimit } from "../branded";
import { type FixedRoute, fixedWords } from "./fixedHeads";

export { branded };

// SEO metadata, for the site, the panel's previews and its list of SEO problems.

/** About as many characters as search engines show. */
export const headLimits = { title: titleLimit, description: 155 } as const;

/** Metadata of a page. `title`: complete, as in the browser tab; `name`: without the studio's name. */
export type Head = {
  title: string;
  name: string;
  description: string;
  keywords?: string | undefined;
  ogTitle: string;
  ogDescription: string;
  /** Share picture; empty for the studio's default. */
  image: string;
  picture: Picture | null;
};

/** SEO texts of a record in one language. `fallback` lists those that are Spanish. */
export type Seo = { seoTitle: string; seoDescription: string; seoImage: string; fallback: readonly string[] };
export const noSeo: Seo = { seoTitle: "", seoDescription: "", seoImage: "", fallback: [] };

export type Defaults = Pick<Head, "name" | "description"> &
  Partial<Pick<Head, "ogTitle" | "ogDescription" | "keywords">> & { image: string };
type Around = {
  brand: string;
  media: Record<string, Picture>;
  /** Whether the page itself exists in this language. If not, Spanish SEO texts fit its Spanish content. */
  isWritten?: boolean;
};

/** Build the head of a page: SEO texts first, defaults otherwise. */
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

/** Characters of an article that suffice for its description. */
const beginning = 1200;

type Project = { title: string; description: string; mainImage: string };
type Post = { title: string; excerpt: string; content: string; imageUrl: string };
type Guide = { title: string; summary: string; imageUrl: string };

/** Defaults derived from a record, in its language. */
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

/**
 * Return the defaults of a fixed page.
 * @param variables variables of its texts (`studioVariables`)
 * @param image of its hero, or of the first item in its list
 */
export function fixedDefaults(route: FixedRoute, lang: Language, variables: Values, image = ""): Defaults {
  const { title, ...others } = fixedWords[lang][route];
  const texts = Object.entries(others).map(([key, text]) => [key, fillFixed(text, variables)]);
  return { ...others, ...Object.fromEntries(texts), name: fillFixed(title, variables), image };
}

/** Return the defaults of a category's page. @param name in that language */
export function categoryDefaults(name: string, lang: Language, image = ""): Defaults {
  const { title, description } = fixedWords[lang].category;
  return { name: interpolate(title, { name }), description: interpolate(description, { name }), image };
}
