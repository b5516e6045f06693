import { messages, reservedSlugs, slugify } from "@estudio/contract";
import { isUniqueViolation, type ModelOf, RedirectModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";
import type { ContentKind, ContentRow } from "./content";

/** Slugs: choosing a free one, and redirecting an old one. */

type Named = { model: ModelOf<ContentRow> };
type Input = { title?: string; slug?: string };
type Kind = ContentKind<ContentRow>["kind"];

/** Return the slug of a record after these changes. */
export async function slugAfter(trx: Knex.Transaction, of: Named, stored: ContentRow, input: Input): Promise<string> {
  if (input.slug === undefined || input.slug === stored.slug) return stored.slug;
  if (input.slug === "") return slugFromTitle(trx, of, input.title ?? stored.title, stored.id);
  return requireFreeSlug(trx, of, input.slug, stored.id);
}

/**
 * Check a slug given by hand.
 * @throws Refusal invalid: the slug is reserved or taken
 */
export async function requireFreeSlug(trx: Knex.Transaction, of: Named, slug: string, ownId = 0): Promise<string> {
  if (reservedSlugs.includes(slug)) throw invalid({ slug: messages.slugReserved });
  const taken = await of.model.query(trx).where({ slug }).whereNot("id", ownId).first();
  if (taken) throw invalid({ slug: messages.slugTaken });
  return slug;
}

/** Return a slug made from the title, numbered `-2`, `-3`, … if it is reserved or taken. */
export async function slugFromTitle(trx: Knex.Transaction, of: Named, title: string, ownId = 0): Promise<string> {
  const base = slugify(title);
  if (!base) throw invalid({ slug: messages.slugEmpty });
  return nextFreeSlug(trx, of, base, ownId);
}

/** Return this slug, or the first free one with a number. */
export async function nextFreeSlug(trx: Knex.Transaction, of: Named, base: string, ownId = 0): Promise<string> {
  const rows = await of.model.query(trx).select("slug").where("slug", "like", `${base}%`).whereNot("id", ownId);
  const taken = new Set([...rows.map((row) => row.slug), ...reservedSlugs]);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/**
 * Retry when a concurrent request takes the same slug: the unique index refuses the later one, which then finds
 * another.
 */
export async function retryTakenSlug<T>(work: () => Promise<T>, tries = 20): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (tries <= 1) throw invalid({ slug: messages.slugTaken });
    return retryTakenSlug(work, tries - 1);
  }
}

/**
 * Redirect the old slug of a published record to the record itself, so that no chains form. The redirect is inactive
 * while another published record has that slug.
 */
export async function redirectOldSlug(trx: Knex.Transaction, kind: Kind, { slug, id }: ContentRow): Promise<void> {
  await RedirectModel.query(trx).delete().where({ kind, slug });
  await RedirectModel.query(trx).insert({ kind, slug, recordId: id });
}
