import { categoryPath, type Language, languages, localizedPath, type PostCategory, slugify } from "@estudio/contract";
import { contentChanged, isUniqueViolation, PostCategoryModel, PostModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Call, Handlers } from "../door/handlers";
import { notFound } from "../errors";
import { checkVersion } from "../lists/records";
import { leadOn } from "../redirects/leadOn";
import { isPublished, onlyPublished } from "./published";

type Names = PostCategory["translations"];
/** What categories are called in the other languages, by their addresses. */
export type CategoryNames = Map<string, Names>;

export async function categoryNames(db: Knex): Promise<CategoryNames> {
  const rows = await PostCategoryModel.query(db);
  return new Map(rows.map(({ slug, translations }) => [slug, translations]));
}

/** @returns what a category is called in that language, whether that is its Spanish name, and the address of its page */
export function categoryIn(category: string, lang: Language, names: CategoryNames) {
  const slug = slugify(category);
  const own = lang === "es" ? category : names.get(slug)?.[lang]?.name?.trim();
  return { slug, name: own || category, isFallback: !own && category !== "" };
}

/** @returns the addresses of the categories that have a page at this moment */
export async function publishedCategories(db: Knex): Promise<Set<string>> {
  const rows = await onlyPublished(PostModel.query(db)).distinct("category").castTo<{ category: string }[]>();
  return new Set(rows.map(({ category }) => slugify(category)).filter(Boolean));
}

/** The page of a category that its last article leaves for another leads to that one's, in each language: redirects like those written by hand. */
export async function keepCategoryAddress(trx: Knex.Transaction, before: PostModel, after: PostModel): Promise<void> {
  const [from, to] = [slugify(before.category), slugify(after.category)];
  if (!from || !to || from === to || !isPublished(before) || !isPublished(after)) return;
  if ((await publishedCategories(trx)).has(from)) return;
  for (const lang of languages) {
    const [fromPath, toPath] = [localizedPath(categoryPath(from), lang), localizedPath(categoryPath(to), lang)];
    await leadOn(trx, { fromPath, toPath, createdAt: after.updatedAt, createdBy: after.updatedBy });
  }
}

/** The categories of articles: the articles say which there are; here they get their names in the other languages. */
export function categoryHandlers({
  db,
  state,
}: Deps): Pick<Handlers, "listPostCategories" | "readPostCategory" | "updatePostCategory"> {
  return {
    listPostCategories: async ({ list: { range } }) => {
      const all = await listAll(db);
      const first = range?.first ?? 0;
      return { rows: all.slice(first, range && range.last + 1), total: all.length, first, counted: true };
    },
    readPostCategory: ({ params }) => find(db, params.slug),
    updatePostCategory: async (call) => {
      const save = () => transaction(db, (trx) => update(trx, call));
      // Two first names at once: the later one finds the other's row.
      const saved = await save().catch((error) => {
        if (isUniqueViolation(error)) return save();
        throw error;
      });
      await state.refresh();
      return saved;
    },
  };
}

async function listAll(db: Knex): Promise<PostCategory[]> {
  const counted = await PostModel.query(db)
    .select("category")
    .count("* as count")
    .groupBy("category")
    .orderBy("category")
    .castTo<{ category: string; count: number | string }[]>();
  const stored = await PostCategoryModel.query(db);
  const found = new Map<string, PostCategory>();
  for (const { category, count } of counted) {
    const slug = slugify(category);
    const known = found.get(slug);
    if (known) known.posts += Number(count);
    else if (slug) found.set(slug, presented(slug, category, Number(count), stored));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, "es"));
}

function presented(slug: string, name: string, posts: number, stored: PostCategoryModel[]): PostCategory {
  const row = stored.find((one) => one.slug === slug);
  const { translations = {}, updatedAt = null, updatedBy = "", version = 0 } = row ?? {};
  return { id: slug, slug, name, posts, translations, updatedAt, updatedBy, version };
}

/** @throws Refusal not_found for one that no article has */
async function find(db: Knex, slug: string): Promise<PostCategory> {
  const found = (await listAll(db)).find((one) => one.slug === slug);
  if (!found) throw notFound("Ningún artículo tiene esa categoría");
  return found;
}

async function update(trx: Knex.Transaction, { params, body, user, version }: Call<"updatePostCategory">) {
  const before = await find(trx, params.slug);
  const stored = await PostCategoryModel.query(trx).findOne({ slug: params.slug }).forUpdate();
  checkVersion({ ...before, version: stored?.version ?? 0 }, version);
  const patch = {
    translations: body.translations ?? before.translations,
    updatedAt: new Date().toISOString(),
    updatedBy: user.name,
    version: (stored?.version ?? 0) + 1,
  };
  if (stored) await stored.$query(trx).patch(patch);
  else await PostCategoryModel.query(trx).insert({ slug: params.slug, ...patch });
  await contentChanged(trx, {
    what: `Categoría: ${before.name}`,
    who: user.name,
    path: `/blog/categoria/${params.slug}`,
  });
  return { ...before, ...patch };
}
