import { z } from "zod";
import { statuses } from "../enquiries/options";
import { translationsOf } from "../languages";
import { count, id, imagePath, longText, moment, momentInput, requiredText, slug, text } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { publicSeo, seoFields, seoTexts } from "../seo/seo";
import { guideFile } from "./guideFile";
import { pictures } from "./media";
import type { guideTranslatable } from "./translatable";

/** `file` is the PDF that the visitor gets by mail. */
const translatable = {
  title: text(200),
  summary: longText(1000),
  content: longText(100_000),
  inside: z.array(text(300)).max(30),
  file: guideFile,
} satisfies Record<(typeof guideTranslatable)[number], z.ZodType>;

const writable = {
  ...translatable,
  ...seoFields,
  title: requiredText(200, messages.titleRequired),
  slug,
  imageUrl: imagePath,
  position: z.int().min(0).max(1000),
  status: z.enum(keysOf(statuses)),
  publishAt: momentInput.nullable(),
  unpublishAt: momentInput.nullable(),
  translations: translationsOf(z.strictObject({ ...translatable, ...seoTexts }).partial()),
};

export const guideInput = z.strictObject(writable).partial();
export type GuideInput = z.infer<typeof guideInput>;
export const guideCreate = guideInput.extend({ title: writable.title });

export const guide = z.object({
  id,
  ...writable,
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Guide = z.infer<typeof guide>;

/** A guide as visitors see it before asking for it. It has the PDF's size, not the PDF. `fallback`: see `translated`. */
export const publicGuide = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: z.string(),
  inside: z.array(z.string()),
  imageUrl: z.string(),
  position: z.int(),
  fileBytes: count,
  status: z.literal("published"),
  createdAt: moment,
  updatedAt: moment,
  ...publicSeo,
  media: pictures,
  fallback: z.array(z.string()),
});
export type PublicGuide = z.infer<typeof publicGuide>;

export const publicGuideCard = publicGuide.pick({
  id: true,
  slug: true,
  title: true,
  summary: true,
  imageUrl: true,
  media: true,
  fallback: true,
});
export type PublicGuideCard = z.infer<typeof publicGuideCard>;
