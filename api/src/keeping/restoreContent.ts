import { nowIso } from "@estudio/contract";
import {
  contentChanged,
  keepVersion,
  type ModelOf,
  putCopyBack,
  RedirectModel,
  type TrashModel,
  type UserModel,
} from "@estudio/database";
import type { Knex } from "knex";
import type { ContentKind, ContentRow } from "../content/content";
import { nextFreeSlug } from "../content/slugs";

/**
 * Puts a deleted project or article back where it was, with its number, its dates and what led to it. Where another record
 * has taken its address since, it gets the next free one: a change like any other.
 */
export async function restoreContent<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  { record, redirects }: TrashModel,
  user: UserModel,
) {
  // A field that is younger than the deletion is blank.
  const before = of.model.fromJson({ ...of.blank(), ...knownTo(of.model, record) });
  const slug = await nextFreeSlug(trx, of, before.slug);
  const moved = slug !== before.slug;
  const change = { slug, version: before.version + 1, updatedAt: nowIso(), updatedBy: user.name };
  const row = moved ? before.$clone().$set(change) : before;
  await of.model.query(trx).insert(row);
  if (moved) await keepVersion(trx, of.resource, { before, after: row, who: user });
  await putCopyBack(trx, record.workingCopy);
  await leadBack(trx, of, row.id, redirects);
  if (row.status === "published")
    await contentChanged(trx, {
      what: `${of.name}: ${row.title} (recuperado)`,
      who: user.name,
      path: of.pathOf(row.slug),
    });
  return { id: row.id, title: row.title, slug: row.slug, slugBefore: before.slug };
}

/** @returns what the model has a field for: one may have been dropped since */
export const knownTo = ({ schema }: Pick<ModelOf<ContentRow>, "schema">, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(schema.shape, name)));

/** The addresses that led to it, but for those that lead to another record since. */
async function leadBack(
  trx: Knex.Transaction,
  { kind }: Pick<ContentKind<ContentRow>, "kind">,
  recordId: number,
  slugs: string[],
): Promise<void> {
  const taken = await RedirectModel.query(trx).where({ kind }).whereIn("slug", slugs);
  const free = slugs.filter((slug) => !taken.some((one) => one.slug === slug));
  for (const slug of free) await RedirectModel.query(trx).insert({ kind, slug, recordId });
}
