import type { Section } from "../pages/page";
import { studioYear } from "../studioTime";
import { currentTime } from "../time";
import type { Guide } from "./guide";
import type { Post } from "./post";
import type { Project } from "./project";

/** What the API keeps of a record by itself. */
type Kept = "id" | "createdAt" | "updatedAt" | "updatedBy" | "version";

const blankSeo = { seoTitle: "", seoDescription: "", seoImage: "" };

/** A project in which nobody has written yet; published, because that is what a call means that leaves the status out. */
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

/** An article in which nobody has written yet. */
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

/** A guide in which nobody has written yet: without its PDF it cannot be published. */
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

/** @returns the title a section has before anybody writes one: its key, capitalised (specification section 3). */
function defaultSectionTitle(sectionKey: string): string {
  return sectionKey.charAt(0).toUpperCase() + sectionKey.slice(1);
}

const sectionWords = ["title", "subtitle", "description", "image", "ctaText"] as const;
type Words = { [Field in (typeof sectionWords)[number]]: string } & { items: readonly ItemContents[] };
/** What there is to read in a section, stored (with what is written in other languages) or public. */
export type SectionContents = { sectionKey: string; translations?: Record<string, Partial<Words> | undefined> } & Words;

const itemFields = ["title", "text", "value", "image", "service", "from", "until"] as const;
/** What there is to read in an item of a section, in one language. */
type ItemContents = { [Field in (typeof itemFields)[number]]?: string | number | null | undefined };

/** @returns whether nobody has written in it */
export const isBlankItem = (item: ItemContents): boolean =>
  itemFields.every((name) => item[name] === undefined || item[name] === null || item[name] === "");

/** @returns whether nobody has written in it, in any language: at most its title stands there, as it is stored before anybody writes one */
export function isUnwritten({ sectionKey, title, translations = {}, ...others }: SectionContents): boolean {
  const own = { ...others, title: title === defaultSectionTitle(sectionKey) ? "" : title };
  const saysNothing = (words: Partial<Words> = {}) =>
    sectionWords.every((name) => !words[name]) && (words.items ?? []).every(isBlankItem);
  return [own, ...Object.values(translations)].every(saysNothing);
}

/** @returns that section of a page; as it is before anybody wrote in it, where nobody has */
export const sectionIn = ({ sections }: { sections: Section[] }, key: string): Section =>
  sections.find(({ sectionKey }) => sectionKey === key) ?? blankSection(key);

/** @returns a section before anybody wrote in it */
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
