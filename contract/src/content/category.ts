import { z } from "zod";
import { translationsOf } from "../languages";
import { count, moment, requiredText, text } from "../rules/fields";

/** The name of a category in the other languages; the Spanish one is what its articles say. */
const names = translationsOf(z.strictObject({ name: text(100) }).partial());

/** `name`: another Spanish one, which all its articles get; its address changes with it. */
export const postCategoryInput = z.strictObject({ name: requiredText(100), translations: names }).partial();

/**
 * A category of articles: there as long as an article, published or not, says so. `id` is its address, made from its Spanish name;
 * `posts`: how many articles. `version` 0: nobody has translated it yet.
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
