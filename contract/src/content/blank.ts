import type { Section } from "../pages/page";
import { studioYear } from "../studioTime";
import { currentTime } from "../time";
import type { Guide } from "./guide";
import type { Post } from "./post";
import type { Project } from "./project";

/** Fields that the API sets by itself. */
type Kept = "id" | "createdAt" | "updatedAt" | "updatedBy" | "version";

const blankSeo = { seoTitle: "", seoDescription: "", seoImage: "" };

/** An empty project. Published, because a create call without a status means published. */
export const blankProject = (now = currentTime()): Omit<Project, Kept> => ({
  title: "",
  slug: "",
  description: "",
  category: "empresarial",
  location: "",
  rooms: [],
  district: "",
  budget: "",
  surface: "",
  duration: "",
  year: String(studioYear(now)),
  clientName: "",
  mainImage: "",
  galleryImages: [],
  challenges: "",
  results: [],
  materials: [],
  cost: "",
  clientQuote: "",
  awards: "",
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "published",
  publishAt: null,
  unpublishAt: null,
  ...blankSeo,
  translations: {},
});

export const blankPost = (now = currentTime()): Omit<Post, Kept> => ({
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  category: "",
  imageUrl: "",
  publishedAt: now.toISOString(),
  readTime: 1,
  status: "published",
  publishAt: null,
  unpublishAt: null,
  ...blankSeo,
  translations: {},
});

/** An empty guide. A draft, because a guide without its PDF cannot be published. */
export const blankGuide = (): Omit<Guide, Kept> => ({
  title: "",
  slug: "",
  summary: "",
  content: "",
  inside: [],
  file: "",
  imageUrl: "",
  position: 0,
  status: "draft",
  publishAt: null,
  unpublishAt: null,
  ...blankSeo,
  translations: {},
});

/** Return the default title of a section: its key, capitalised (specification section 3). */
function defaultSectionTitle(sectionKey: string): string {
  return sectionKey.charAt(0).toUpperCase() + sectionKey.slice(1);
}

const sectionWords = ["title", "subtitle", "description", "image", "ctaText"] as const;
type Words = { [Field in (typeof sectionWords)[number]]: string } & { items: readonly ItemContents[] };
/** The texts of a section, either stored (with translations) or public. */
export type SectionContents = { sectionKey: string; translations?: Record<string, Partial<Words> | undefined> } & Words;

const itemFields = ["title", "text", "value", "image", "service", "from", "until"] as const;
/** The texts of a section's item, in one language. */
type ItemContents = { [Field in (typeof itemFields)[number]]?: string | number | null | undefined };

export const isBlankItem = (item: ItemContents): boolean =>
  itemFields.every((name) => item[name] === undefined || item[name] === null || item[name] === "");

/** Return whether a section has no text in any language, apart from its default title. */
export function isUnwritten({ sectionKey, title, translations = {}, ...others }: SectionContents): boolean {
  const own = { ...others, title: title === defaultSectionTitle(sectionKey) ? "" : title };
  const saysNothing = (words: Partial<Words> = {}) =>
    sectionWords.every((name) => !words[name]) && (words.items ?? []).every(isBlankItem);
  return [own, ...Object.values(translations)].every(saysNothing);
}

/** Return a section of a page, or a blank one if the page does not store it. */
export const sectionIn = ({ sections }: { sections: Section[] }, key: string): Section =>
  sections.find(({ sectionKey }) => sectionKey === key) ?? blankSection(key);

export const blankSection = (sectionKey: string): Section => ({
  sectionKey,
  type: sectionKey,
  title: defaultSectionTitle(sectionKey),
  subtitle: "",
  description: "",
  image: "",
  ctaText: "",
  ctaUrl: "",
  items: [],
  translations: {},
});
