import {
  type Guide,
  guideTranslatable,
  hasImage,
  isTranslatable,
  itemTexts,
  type Language,
  type Page,
  type Picture,
  type Post,
  type Project,
  type PublicGuideCard,
  type PublicPostCard,
  type PublicProjectCard,
  pageSections,
  picturesIn,
  postTranslatable,
  projectTranslatable,
  type Section,
  type SectionItem,
  sectionTexts,
  translated,
  withoutLinks,
} from "@estudio/contract";
import { MediaModel, type PageSeoModel } from "@estudio/database";
import type { Knex } from "knex";
import { type WhyBroken, withoutBrokenLink } from "../pages/links";
import { type CategoryNames, categoryIn } from "./categories/categories";

type Pictures = Map<string, MediaModel>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Texts for search engines. They are translated, but a missing one is not marked as a fallback. */
const seoTexts = ["seoTitle", "seoDescription"] as const;

/** Return the pictures with these paths, in few queries. Unknown paths are omitted. */
export async function picturesOf(db: Knex, paths: Iterable<string>): Promise<Pictures> {
  const wanted = [...new Set([...paths].filter(hasImage))];
  const found: Pictures = new Map();
  for (let at = 0; at < wanted.length; at += 500) {
    const rows = await MediaModel.query(db).whereIn("path", wanted.slice(at, at + 500));
    for (const row of rows) found.set(row.path, row);
  }
  return found;
}

function pictureMap(pictures: Pictures, paths: string[], lang: Language): Record<string, Picture> {
  const known = paths.flatMap((path) => pictures.get(path) ?? []);
  return Object.fromEntries(known.map((row) => [row.path, publicPicture(row, lang)]));
}

const publicPicture = ({ width, height, color, focal, alts, credit, widths }: MediaModel, lang: Language): Picture => ({
  width,
  height,
  color,
  focal,
  alt: alts[lang] || alts.es || "",
  credit,
  widths,
});

export const projectPictures = (row: Project) => [
  row.mainImage,
  ...row.galleryImages,
  row.beforeImage,
  row.afterImage,
  row.seoImage,
];
export const postPictures = ({ imageUrl, seoImage, content, translations: { ca, en } }: Post) => [
  imageUrl,
  seoImage,
  ...[content, ca?.content ?? "", en?.content ?? ""].flatMap(picturesIn),
];
export const guidePictures = ({ imageUrl, seoImage, content, translations: { ca, en } }: Guide) => [
  imageUrl,
  seoImage,
  ...[content, ca?.content ?? "", en?.content ?? ""].flatMap(picturesIn),
];
export const sectionPictures = (row: Section) => [row.image, ...row.items.map((item) => item.image ?? "")];
export const pagePictures = (row: Pick<Page, "sections">) => row.sections.flatMap(sectionPictures);

export function toPublicProject(row: Project, lang: Language, pictures: Pictures) {
  return {
    ...row,
    ...translated(row, [...projectTranslatable, ...seoTexts], lang),
    status: "published" as const,
    media: pictureMap(pictures, projectPictures(row), lang),
  };
}

/** Return an article in one language, with the pictures it shows there and without broken links. */
export function toPublicPost(
  row: Post,
  lang: Language,
  pictures: Pictures,
  { whyBroken, names }: { whyBroken: WhyBroken; names: CategoryNames },
) {
  const texts = translated(row, [...postTranslatable, ...seoTexts], lang);
  return {
    ...row,
    ...texts,
    ...categoryFields(row, texts.fallback, lang, names),
    content: withoutLinks(texts.content, (to) => whyBroken(to) !== undefined),
    status: "published" as const,
    media: pictureMap(pictures, [row.imageUrl, row.seoImage, ...picturesIn(texts.content)], lang),
  };
}

/** Return an article's category in one language, adding it to the fallbacks if it is in Spanish. */
function categoryFields({ category }: Post, fallback: string[], lang: Language, names: CategoryNames) {
  const { name, slug, isFallback } = categoryIn(category, lang, names);
  return {
    categoryName: name,
    categorySlug: slug,
    fallback: isFallback ? [...fallback, "categoryName"] : fallback,
  };
}

/**
 * Return a guide in one language.
 * @param sizes bytes of the files, by file name
 */
export function toPublicGuide(
  row: Guide,
  lang: Language,
  pictures: Pictures,
  { whyBroken, sizes }: { whyBroken: WhyBroken; sizes: Map<string, number> },
) {
  const texts = translated(row, [...guideTranslatable, ...seoTexts], lang);
  return {
    ...row,
    ...texts,
    content: withoutLinks(texts.content, (to) => whyBroken(to) !== undefined),
    fileBytes: sizes.get(texts.file) ?? 0,
    status: "published" as const,
    media: pictureMap(pictures, [row.imageUrl, row.seoImage, ...picturesIn(texts.content)], lang),
  };
}

export function guideCard(row: Guide, lang: Language, pictures: Pictures): PublicGuideCard {
  const { id, slug, imageUrl } = row;
  const { title, summary, fallback } = translated(row, ["title", "summary"], lang);
  return { id, slug, title, summary, imageUrl, media: pictureMap(pictures, [imageUrl], lang), fallback };
}

/** Return the card of a project. `pictures` must contain the main image. */
export function projectCard(row: Project, lang: Language, pictures: Pictures): PublicProjectCard {
  const { id, slug, category, location, year, mainImage } = row;
  const { title, fallback } = translated(row, ["title"], lang);
  const media = pictureMap(pictures, [mainImage], lang);
  return { id, slug, title, category, location, year, mainImage, media, fallback };
}

export function postCard(row: Post, lang: Language, pictures: Pictures, names: CategoryNames): PublicPostCard {
  const { id, slug, category, imageUrl, publishedAt, readTime } = row;
  const { title, excerpt, fallback } = translated(row, ["title", "excerpt"], lang);
  const own = categoryFields(row, fallback, lang, names);
  const media = pictureMap(pictures, [imageUrl], lang);
  return { id, slug, title, excerpt, category, imageUrl, publishedAt, readTime, media, ...own };
}

type ItemTexts = NonNullable<NonNullable<Section["translations"]["ca"]>["items"]>[number];

/** Return an item in one language. `fallback` names its Spanish texts; figures and the like need no translation. */
function publicItem(item: SectionItem, own: ItemTexts, lang: Language) {
  const written = itemTexts.filter((field) => !isEmpty(own[field]));
  const fallback: string[] = itemTexts.filter((field) => isTranslatable(item[field]) && !written.includes(field));
  const texts = Object.fromEntries(written.map((field) => [field, own[field]]));
  return { ...item, ...texts, fallback: lang === "es" ? [] : fallback };
}

function publicSection(row: Section, lang: Language, pictures: Pictures) {
  const texts = translated(row, sectionTexts, lang);
  const own = lang === "es" ? [] : (row.translations[lang]?.items ?? []);
  const items = row.items.map((item, index) => publicItem(item, own[index] ?? {}, lang));
  const fallback = items.some((item) => item.fallback.length > 0) ? [...texts.fallback, "items"] : texts.fallback;
  return { ...row, ...texts, items, fallback, media: pictureMap(pictures, sectionPictures(row), lang) };
}

/**
 * Return a page with its sections in the contract's order. Sections nobody has written and broken buttons are
 * omitted.
 */
export function toPublicPage(
  row: Pick<Page, "pageKey" | "sections" | "updatedAt"> & { id: number },
  lang: Language,
  pictures: Pictures,
  whyBroken: WhyBroken,
) {
  const { id, pageKey, updatedAt } = row;
  const order: readonly string[] = pageSections[pageKey];
  const configured = order.flatMap((key) => row.sections.find((one) => one.sectionKey === key) ?? []);
  const sections = configured.map((one) => withoutBrokenLink(publicSection(one, lang, pictures), pageKey, whyBroken));
  return { id, pageKey, updatedAt, sections };
}

/** Return the SEO texts of a fixed page in one language. */
export function toPublicPageSeo(row: PageSeoModel, lang: Language, pictures: Pictures) {
  const { route, seoImage, updatedAt } = row;
  return {
    route,
    seoImage,
    updatedAt,
    ...translated(row, seoTexts, lang),
    media: pictureMap(pictures, [seoImage], lang),
  };
}
