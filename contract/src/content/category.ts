import { z } from "zod";
import { translationsOf } from "../languages";
import { count, moment, requiredText, text } from "../rules/fields";

/** The category's name in the other languages. The Spanish name comes from its articles. */
const names = translationsOf(z.strictObject({ name: text(100) }).partial());

/** `name`: a new Spanish name. All its articles get it, and the category's URL changes with it. */
export const postCategoryInput = z.strictObject({ name: requiredText(100), translations: names }).partial();

/**
 * A category of articles. It exists while any article, published or not, names it.
 * `id` is its slug, made from the Spanish name; `posts` counts its articles; `version` 0 means never translated.
 */
export const postCategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  posts: count,
  translations: names,
  updatedAt: moment.nullable(),
  updatedBy: z.string(),
  version: z.int(),
});
export type PostCategory = z.infer<typeof postCategory>;
