import { z } from "zod";
import { id, imagePath, link, moment, text } from "./fields";
import { translationsOf } from "./languages";
import { pictures } from "./media";

/** The six pages and their fixed sections, in the order they are shown. */
export const pageSections = {
  homepage: ["hero", "services", "featured-projects", "testimonials"],
  about: ["hero", "about", "philosophy"],
  business: ["hero", "services", "benefits", "case-studies"],
  construction: ["hero", "services", "process", "partnerships"],
  residential: ["hero", "services", "gallery", "testimonials"],
  contact: ["hero", "contact-info", "location"],
} as const satisfies Record<string, readonly string[]>;
export type PageKey = keyof typeof pageSections;
export const pageKeys = Object.keys(pageSections) as [PageKey, ...PageKey[]];
export type SectionKey = (typeof pageSections)[PageKey][number];

/** The names of the pages in the panel. */
export const pageNames: Record<PageKey, string> = {
  homepage: "Inicio",
  about: "Sobre mí",
  business: "Empresas",
  construction: "Constructoras",
  residential: "Particulares",
  contact: "Contacto",
};

const itemText = { title: text(300), text: text(3000) };
const item = z.strictObject({ ...itemText, image: imagePath.optional(), value: text(200).optional() });
const items = z.array(item).max(30);
export type SectionItem = z.infer<typeof item>;

const translatable = { title: text(300), subtitle: text(500), description: text(5000), ctaText: text(100), items };
export const sectionTranslatable = ["title", "subtitle", "description", "ctaText", "items"] as const;

/** One section as the panel reads and writes it. */
export const section = z.strictObject({
  sectionKey: text(100),
  type: text(100),
  ...translatable,
  image: imagePath,
  ctaUrl: link,
  translations: translationsOf(z.strictObject(translatable).partial()),
});
export type Section = z.infer<typeof section>;
export const sectionInput = section.partial().required({ sectionKey: true });
export type SectionInput = z.infer<typeof sectionInput>;

export const pageInput = z.strictObject({ sections: z.array(sectionInput).max(20) });
export type PageInput = z.infer<typeof pageInput>;

/** The panel's record: its `id` is its `pageKey`. */
export const page = z.object({
  id: z.enum(pageKeys),
  pageKey: z.enum(pageKeys),
  sections: z.array(section),
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Page = z.infer<typeof page>;

export const publicSection = z.object({
  sectionKey: z.string(),
  type: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  image: z.string(),
  ctaText: z.string(),
  ctaUrl: z.string(),
  items: z.array(
    z.object({ title: z.string(), text: z.string(), image: z.string().optional(), value: z.string().optional() }),
  ),
  media: pictures,
  fallback: z.array(z.string()),
});
export type PublicSection = z.infer<typeof publicSection>;

export const publicPage = z.object({
  id,
  pageKey: z.enum(pageKeys),
  sections: z.array(publicSection),
  updatedAt: moment,
});
export type PublicPage = z.infer<typeof publicPage>;

/** @returns the title a section has before anybody writes one: its key, capitalised (specification section 3). */
export function defaultSectionTitle(sectionKey: string): string {
  return sectionKey.charAt(0).toUpperCase() + sectionKey.slice(1);
}

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
