import { z } from "zod";
import { categories, statuses } from "../enquiries/options";
import { translationsOf } from "../languages";
import { projectBudgets, projectDistricts, rooms } from "../portfolio/options";
import { id, imagePath, longText, moment, momentInput, requiredText, slug, text } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { publicSeo, seoFields, seoTexts } from "../seo/seo";
import { pictures } from "./media";
import type { projectTranslatable } from "./translatable";

const translatable = {
  title: text(200),
  description: longText(5000),
  challenges: longText(10000),
  results: z.array(text(500)).max(50),
  materials: z.array(text(80)).max(20),
  cost: text(200),
  clientQuote: longText(1000),
  duration: text(100),
  awards: text(500),
} satisfies Record<(typeof projectTranslatable)[number], z.ZodType>;

/** Filters of the portfolio. Empty values leave the project out of that filter. */
const foundBy = {
  rooms: z.array(z.enum(keysOf(rooms))).max(Object.keys(rooms).length),
  district: z.enum(["", ...keysOf(projectDistricts)]),
  budget: z.enum(["", ...keysOf(projectBudgets)]),
};

const writable = {
  ...translatable,
  ...seoFields,
  title: requiredText(200, messages.titleRequired),
  slug,
  category: z.enum(keysOf(categories)),
  location: text(200),
  ...foundBy,
  surface: text(100),
  year: text(20),
  clientName: text(200),
  mainImage: imagePath,
  galleryImages: z.array(imagePath).max(100),
  beforeImage: imagePath,
  afterImage: imagePath,
  featured: z.boolean(),
  status: z.enum(keysOf(statuses)),
  publishAt: momentInput.nullable(),
  unpublishAt: momentInput.nullable(),
  translations: translationsOf(z.strictObject({ ...translatable, ...seoTexts }).partial()),
};

/** Input of an update. An omitted field keeps its value. */
export const projectInput = z.strictObject(writable).partial();
export type ProjectInput = z.infer<typeof projectInput>;
export const projectCreate = projectInput.extend({ title: writable.title });

/** The record as the panel reads it: Spanish fields with the translations beside them. */
export const project = z.object({
  id,
  ...writable,
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Project = z.infer<typeof project>;

/** The record as visitors read it, in one language. `fallback` lists the fields that fell back to Spanish. */
export const publicProject = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  category: z.enum(keysOf(categories)),
  location: z.string(),
  ...foundBy,
  surface: z.string(),
  duration: z.string(),
  year: z.string(),
  clientName: z.string(),
  mainImage: z.string(),
  galleryImages: z.array(z.string()),
  challenges: z.string(),
  results: z.array(z.string()),
  materials: z.array(z.string()),
  cost: z.string(),
  clientQuote: z.string(),
  awards: z.string(),
  beforeImage: z.string(),
  afterImage: z.string(),
  featured: z.boolean(),
  status: z.literal("published"),
  createdAt: moment,
  updatedAt: moment,
  ...publicSeo,
  media: pictures,
  fallback: z.array(z.string()),
});
export type PublicProject = z.infer<typeof publicProject>;

/** A project in a list. `media` holds only its main picture. */
export const publicProjectCard = publicProject.pick({
  id: true,
  slug: true,
  title: true,
  category: true,
  location: true,
  year: true,
  mainImage: true,
  media: true,
  fallback: true,
});
export type PublicProjectCard = z.infer<typeof publicProjectCard>;
