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
  withoutLinks,
} from "@estudio/contract";
import { MediaModel } from "@estudio/database";
import type { Knex } from "knex";
import { type WhyBroken, withoutBrokenLink } from "../pages/links";

type Translations = { ca?: Record<string, unknown>; en?: Record<string, unknown> };
type Pictures = Map<string, MediaModel>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * A record's texts in one language. What has no translation stays Spanish and is named in `fallback`.
 */
function translated<T extends { translations: Translations }, F extends keyof T & string>(
  record: T,
  fields: readonly F[],
  lang: Language,
) {
  const own = lang === "es" ? {} : (record.translations[lang] ?? {});
  const fallback: string[] =
    lang === "es" ? [] : fields.filter((field) => isEmpty(own[field]) && !isEmpty(record[field]));
  const texts = Object.fromEntries(fields.map((field) => [field, isEmpty(own[field]) ? record[field] : own[field]]));
  // Made of these very fields: `fromEntries` only knows that they are strings.
  return { ...(texts as Pick<T, F>), fallback };
}

/** What every page needs to show the pictures of these records, read in few queries. Unknown paths are left out. */
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

export const projectPictures = (row: Project) => [row.mainImage, ...row.galleryImages, row.beforeImage, row.afterImage];
export const postPictures = ({ imageUrl, content, translations: { ca, en } }: Post) => [
  imageUrl,
  ...[content, ca?.content ?? "", en?.content ?? ""].flatMap(picturesIn),
];
export const guidePictures = ({ imageUrl, content, translations: { ca, en } }: Guide) => [
  imageUrl,
  ...[content, ca?.content ?? "", en?.content ?? ""].flatMap(picturesIn),
];
export const sectionPictures = (row: Section) => [row.image, ...row.items.map((item) => item.image ?? "")];
export const pagePictures = (row: Pick<Page, "sections">) => row.sections.flatMap(sectionPictures);

export function toPublicProject(row: Project, lang: Language, pictures: Pictures) {
  return {
    ...row,
    ...translated(row, projectTranslatable, lang),
    status: "published" as const,
    media: pictureMap(pictures, projectPictures(row), lang),
  };
}

/** An article in one language, with the pictures it shows there, and without the links that lead nowhere. */
export function toPublicPost(row: Post, lang: Language, pictures: Pictures, whyBroken: WhyBroken) {
  const texts = translated(row, postTranslatable, lang);
  return {
    ...row,
    ...texts,
    content: withoutLinks(texts.content, (to) => whyBroken(to) !== undefined),
    status: "published" as const,
    media: pictureMap(pictures, [row.imageUrl, ...picturesIn(texts.content)], lang),
  };
}

/** A guide in one language. @param sizes how large the files are, by what names them */
export function toPublicGuide(
  row: Guide,
  lang: Language,
  pictures: Pictures,
  { whyBroken, sizes }: { whyBroken: WhyBroken; sizes: Map<string, number> },
) {
  const texts = translated(row, guideTranslatable, lang);
  return {
    ...row,
    ...texts,
    content: withoutLinks(texts.content, (to) => whyBroken(to) !== undefined),
    fileBytes: sizes.get(texts.file) ?? 0,
    status: "published" as const,
    media: pictureMap(pictures, [row.imageUrl, ...picturesIn(texts.content)], lang),
  };
}

/** What a list shows of a guide. */
export function guideCard(row: Guide, lang: Language, pictures: Pictures): PublicGuideCard {
  const { id, slug, imageUrl } = row;
  const { title, summary, fallback } = translated(row, ["title", "summary"], lang);
  return { id, slug, title, summary, imageUrl, media: pictureMap(pictures, [imageUrl], lang), fallback };
}

/** What a list shows of a project. @param pictures those of the main image are enough */
export function projectCard(row: Project, lang: Language, pictures: Pictures): PublicProjectCard {
  const { id, slug, category, location, year, mainImage } = row;
  const { title, fallback } = translated(row, ["title"], lang);
  const media = pictureMap(pictures, [mainImage], lang);
  return { id, slug, title, category, location, year, mainImage, media, fallback };
}

/** What a list shows of an article. */
export function postCard(row: Post, lang: Language, pictures: Pictures): PublicPostCard {
  const { id, slug, category, imageUrl, publishedAt, readTime } = row;
  const { title, excerpt, fallback } = translated(row, ["title", "excerpt"], lang);
  const media = pictureMap(pictures, [imageUrl], lang);
  return { id, slug, title, excerpt, category, imageUrl, publishedAt, readTime, media, fallback };
}

type ItemTexts = NonNullable<NonNullable<Section["translations"]["ca"]>["items"]>[number];

/** An item in one language; `fallback` names what is said in Spanish. Figures and the like are the same in all. */
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

/** Sections in the specification's order; those nobody has written are left out. Buttons that lead nowhere are, too. */
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
