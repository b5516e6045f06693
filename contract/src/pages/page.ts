import { z } from "zod";
import { pictures } from "../content/media";
import { translationsOf } from "../languages";
import { id, imagePath, link, longText, moment, text } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { feeUnits, maxFee } from "./fees";
import { pageKeys } from "./sections";
import { services } from "./services";

export { pageNames } from "./pageNames";
export { type PageKey, pageKeys, pageSections, type SectionKey } from "./sections";

const itemTexts = { title: text(300), text: longText(3000), value: text(200) };
/** One of the two figures may be missing. */
const feeFigure = z.int().min(1).max(maxFee).optional();
const fee = { from: feeFigure, until: feeFigure, unit: z.enum(keysOf(feeUnits)).optional() };
const item = z.strictObject({
  ...itemTexts,
  value: itemTexts.value.optional(),
  image: imagePath.optional(),
  service: z.enum(keysOf(services)).optional(),
  ...fee,
});
export type SectionItem = z.infer<typeof item>;
/** The texts of the item at the same index. Empty ones fall back to Spanish. */
const translatedItem = z.strictObject(itemTexts).partial();
const maxItems = 30;

const translatable = { title: text(300), subtitle: longText(500), description: longText(5000), ctaText: text(100) };

/** A section as the panel reads and writes it. `sections` defines which of these fields it uses. */
export const section = z.strictObject({
  sectionKey: text(100),
  type: text(100),
  ...translatable,
  image: imagePath,
  ctaUrl: link,
  items: z.array(item).max(maxItems),
  translations: translationsOf(
    z.strictObject({ ...translatable, items: z.array(translatedItem).max(maxItems) }).partial(),
  ),
});
export type Section = z.infer<typeof section>;
export const sectionInput = section.partial().required({ sectionKey: true });
export type SectionInput = z.infer<typeof sectionInput>;

export const pageInput = z.strictObject({ sections: z.array(sectionInput).max(20) });

/** The panel's record; `id` equals `pageKey`. */
export const page = z.object({
  id: z.enum(pageKeys),
  pageKey: z.enum(pageKeys),
  sections: z.array(section),
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Page = z.infer<typeof page>;

/** `fallback`: the texts of this item shown in Spanish. */
const publicItem = z.object({
  title: z.string(),
  text: z.string(),
  image: z.string().optional(),
  value: z.string().optional(),
  service: z.enum(keysOf(services)).optional(),
  ...fee,
  fallback: z.array(z.string()),
});
export type PublicItem = z.infer<typeof publicItem>;

/** `ctaText` and `ctaUrl` are empty if the button leads nowhere. */
export const publicSection = z.object({
  sectionKey: z.string(),
  type: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  image: z.string(),
  ctaText: z.string(),
  ctaUrl: z.string(),
  items: z.array(publicItem),
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

/** `reason`: a sentence for the editor. */
const leadingNowhere = z.object({ ctaText: z.string(), ctaUrl: z.string(), reason: z.string() });
/** A section's button or an article's link with a missing target. The site hides it until an editor fixes it. */
export const brokenLink = z.union([
  leadingNowhere.extend({ pageKey: z.enum(pageKeys), sectionKey: z.string() }),
  leadingNowhere.extend({ postId: id, title: z.string() }),
]);
export type BrokenLink = z.infer<typeof brokenLink>;
