import { z } from "zod";
import { statuses } from "../enquiries/options";
import { translationsOf } from "../languages";
import { id, imagePath, longText, moment, momentInput, requiredText, slug, text } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { publicSeo, seoFields, seoTexts } from "../seo/seo";
import { plainArticle } from "../text/article";
import { pictures } from "./media";
import type { postTranslatable } from "./translatable";

const translatable = { title: text(200), excerpt: longText(1000), content: longText(100_000) } satisfies Record<
  (typeof postTranslatable)[number],
  z.ZodType
>;

const writable = {
  ...translatable,
  ...seoFields,
  title: requiredText(200, messages.titleRequired),
  slug,
  category: text(100),
  imageUrl: imagePath,
  publishedAt: momentInput,
  readTime: z.int().min(0).max(600),
  status: z.enum(keysOf(statuses)),
  publishAt: momentInput.nullable(),
  unpublishAt: momentInput.nullable(),
  translations: translationsOf(z.strictObject({ ...translatable, ...seoTexts }).partial()),
};

export const postInput = z.strictObject(writable).partial();
export type PostInput = z.infer<typeof postInput>;
export const postCreate = postInput.extend({ title: writable.title });

export const post = z.object({
  id,
  ...writable,
  publishedAt: moment,
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Post = z.infer<typeof post>;

/**
 * An article as visitors read it. `content` uses the article format (`article.ts`).
 * `category` is the Spanish name in every language; `categoryName` is the one to show.
 * `categorySlug` names the category's page; empty if there is none.
 */
export const publicPost = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  categoryName: z.string(),
  categorySlug: z.string(),
  imageUrl: z.string(),
  publishedAt: moment,
  readTime: z.int(),
  status: z.literal("published"),
  updatedAt: moment,
  ...publicSeo,
  media: pictures,
  fallback: z.array(z.string()),
});
export type PublicPost = z.infer<typeof publicPost>;

export const publicPostCard = publicPost.omit({
  content: true,
  status: true,
  updatedAt: true,
  seoTitle: true,
  seoDescription: true,
  seoImage: true,
});
export type PublicPostCard = z.infer<typeof publicPostCard>;

/** Return the reading time in minutes, at 200 words a minute; at least 1. */
export function suggestedReadTime(content: string): number {
  return Math.max(1, Math.ceil(plainArticle(content).split(/\s+/).filter(Boolean).length / 200));
}
