import { categoryPath, categorySlug, messages, nowIso, type PostCategory, postCategory } from "@estudio/contract";
import {
  contentChanged,
  isUniqueViolation,
  PostCategoryModel,
  PostModel,
  transaction,
  type UserModel,
} from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../errors";
import type { Call, Handlers } from "../../http/handlers";
import { partInMemory } from "../../lists/inMemory";
import { checkVersion, isUnchanged } from "../../lists/records";
import { update as savePost } from "../content";
import { postKind } from "../posts";

/** The categories of articles. They exist through the articles; only their translated names are stored here. */
export function categoryHandlers({
  db,
  state,
}: Deps): Pick<Handlers, "listPostCategories" | "readPostCategory" | "updatePostCategory"> {
  return {
    listPostCategories: async ({ list }) => partInMemory(await listAll(db), postCategory, list),
    readPostCategory: ({ params }) => find(db, params.slug),
    updatePostCategory: async (call) => {
      const save = () => transaction(db, (trx) => update(trx, call));
      // Of two concurrent first names, the later one finds the other's row on the second attempt.
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
    const slug = categorySlug(category);
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

/**
 * Return a category by slug.
 * @throws Refusal not_found: no article has it
 */
async function find(db: Knex, slug: string): Promise<PostCategory> {
  const found = (await listAll(db)).find((one) => one.slug === slug);
  if (!found) throw notFound("Ningún artículo tiene esa categoría");
  return found;
}

async function update(trx: Knex.Transaction, call: Call<"updatePostCategory">): Promise<PostCategory> {
  const { params, body, user, version } = call;
  const before = await find(trx, params.slug);
  const stored = await PostCategoryModel.query(trx).findOne({ slug: params.slug }).forUpdate();
  checkVersion({ ...before, version: stored?.version ?? 0 }, version);
  if (isUnchanged(before, body)) return before;
  const { name = before.name, translations = before.translations } = body;
  const slug = name === before.name ? before.slug : await rename(trx, before, name, user);
  const kept = {
    translations,
    updatedAt: nowIso(),
    updatedBy: user.name,
    version: (stored?.version ?? 0) + 1,
  };
  // Delete stale translations left by an earlier category with this slug.
  await PostCategoryModel.query(trx).whereIn("slug", [before.slug, slug]).delete();
  await PostCategoryModel.query(trx).insert({ slug, ...kept });
  await contentChanged(trx, { what: `Categoría: ${name}`, who: user.name, path: categoryPath(slug) });
  return { ...before, id: slug, slug, name, ...kept };
}

/**
 * Rename a category: save each of its articles with the new name, and redirect the old address.
 * @returns the new slug
 * @throws Refusal invalid: another category has that name
 */
async function rename(trx: Knex.Transaction, before: PostCategory, name: string, user: UserModel): Promise<string> {
  const slug = categorySlug(name);
  if (!slug) throw invalid({ name: messages.categoryEmpty });
  const other = slug !== before.slug && (await listAll(trx)).find((one) => one.slug === slug);
  if (other) throw invalid({ name: messages.categoryTaken(other.name) });
  const body: Call<"updatePost">["body"] = { category: name };
  const named = await PostModel.query(trx).select("id", "category").whereNot("category", "");
  for (const { id, category } of named)
    if (categorySlug(category) === before.slug)
      await savePost(trx, postKind, { params: { id }, user, version: undefined, body });
  return slug;
}
