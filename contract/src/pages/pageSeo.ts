import { z } from "zod";
import { pictures } from "../content/media";
import { type languages, translationsOf } from "../languages";
import { id, moment } from "../rules/fields";
import { publicSeo, seoFields, seoTexts } from "../seo/seo";
import { fixedRoutes } from "../site/heads/fixedHeads";

const route = z.enum(fixedRoutes);
const writable = { ...seoFields, translations: translationsOf(z.strictObject(seoTexts).partial()) };

export const pageSeoInput = z.strictObject(writable).partial();

export const storedPageSeo = z.object({
  id,
  route,
  ...writable,
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});

const words = z.object({ title: z.string(), description: z.string(), image: z.string() });
/** The record as the panel reads it. `name` and `defaults` (shown where nothing is written) are read-only. */
export const pageSeo = storedPageSeo.extend({
  name: z.string(),
  path: z.string(),
  brand: z.string(),
  defaults: z.object({ es: words, ca: words, en: words } satisfies Record<(typeof languages)[number], z.ZodType>),
});
export type PageSeo = z.infer<typeof pageSeo>;

/** The record in one language, for building the site. */
export const publicPageSeo = z.object({
  route,
  ...publicSeo,
  updatedAt: moment,
  media: pictures,
  fallback: z.array(z.string()),
});
export type PublicPageSeo = z.infer<typeof publicPageSeo>;
