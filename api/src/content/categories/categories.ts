import {
  categoryPath,
  categorySlug,
  type Language,
  languages,
  localizedPath,
  type PostCategory,
} from "@estudio/contract";
import { PostCategoryModel, PostModel } from "@estudio/database";
import type { Knex } from "knex";
import { writeRedirect } from "../../redirects/writeRedirect";
import { isPublished, onlyPublished } from "../publication/published";

type Names = PostCategory["translations"];
/** The translated names of categories, by slug. */
export type CategoryNames = Map<string, Names>;

export async function categoryNames(db: Knex): Promise<CategoryNames> {
  const rows = await PostCategoryModel.query(db);
  return new Map(rows.map(({ slug, translations }) => [slug, translations]));
}

/** Return the name of a category in a language, whether it falls back to Spanish, and its slug. */
export function categoryIn(category: string, lang: Language, names: CategoryNames) {
  const slug = categorySlug(category);
  const own = lang === "es" ? category : names.get(slug)?.[lang]?.name?.trim();
  return { slug, name: own || category, isFallback: !own && category !== "" };
}

/** Return the slugs of the categories that have a published article. */
export async function publishedCategories(db: Knex): Promise<Set<string>> {
  const rows = await onlyPublished(PostModel.query(db)).distinct("category").castTo<{ category: string }[]>();
  return new Set(rows.map(({ category }) => categorySlug(category)).filter(Boolean));
}

/** Redirect the page of a category whose last article moved to another one, in each language. */
export async function redirectEmptyCategory(trx: Knex.Transaction, before: PostModel, after: PostModel): Promise<void> {
  const [from, to] = [categorySlug(before.category), categorySlug(after.category)];
  if (!from || !to || from === to || !isPublished(before) || !isPublished(after)) return;
  if ((await publishedCategories(trx)).has(from)) return;
  for (const lang of languages) {
    const [fromPath, toPath] = [localizedPath(categoryPath(from), lang), localizedPath(categoryPath(to), lang)];
    await writeRedirect(trx, { fromPath, toPath, createdAt: after.updatedAt, createdBy: after.updatedBy });
  }
}
