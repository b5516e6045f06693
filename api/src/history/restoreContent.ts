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
 * Put a deleted project or article back with its id, dates and redirects. If its slug is taken by now, it gets the
 * next free one, recorded as a new version.
 */
export async function restoreContent<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  { record, redirects }: TrashModel,
  user: UserModel,
) {
  // Fields added after the deletion get their blank value.
  const before = of.model.fromJson({ ...of.blank(), ...knownFields(of.model, record) });
  const slug = await nextFreeSlug(trx, of, before.slug);
  const moved = slug !== before.slug;
  const change = { slug, version: before.version + 1, updatedAt: nowIso(), updatedBy: user.name };
  const row = moved ? before.$clone().$set(change) : before;
  await of.model.query(trx).insert(row);
  if (moved) await keepVersion(trx, of.resource, { before, after: row, who: user });
  await putCopyBack(trx, record.workingCopy);
  await restoreRedirects(trx, of, row.id, redirects);
  if (row.status === "published")
    await contentChanged(trx, {
      what: `${of.name}: ${row.title} (recuperado)`,
      who: user.name,
      path: of.pathOf(row.slug),
    });
  return { id: row.id, title: row.title, slug: row.slug, slugBefore: before.slug };
}

/** Drop the fields that today's model no longer has. */
export const knownFields = ({ schema }: Pick<ModelOf<ContentRow>, "schema">, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(schema.shape, name)));

/** Restore the redirects to the record, except those that now lead to another one. */
async function restoreRedirects(
  trx: Knex.Transaction,
  { kind }: Pick<ContentKind<ContentRow>, "kind">,
  recordId: number,
  slugs: string[],
): Promise<void> {
  const taken = await RedirectModel.query(trx).where({ kind }).whereIn("slug", slugs);
  const free = slugs.filter((slug) => !taken.some((one) => one.slug === slug));
  for (const slug of free) await RedirectModel.query(trx).insert({ kind, slug, recordId });
}
