import { messages, reservedSlugs, slugify } from "@estudio/contract";
import { isUniqueViolation, type ModelOf, RedirectModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";
import type { ContentKind, ContentRow } from "./content";

/** The last part of a record's address: chosen, kept apart from others', and found again after it has changed. */

type Named = { model: ModelOf<ContentRow> };
type Input = { title?: string; slug?: string };
type Kind = ContentKind<ContentRow>["kind"];

/** @returns the slug that a record has after these changes */
export async function slugAfter(trx: Knex.Transaction, of: Named, stored: ContentRow, input: Input): Promise<string> {
  if (input.slug === undefined || input.slug === stored.slug) return stored.slug;
  if (input.slug === "") return slugFromTitle(trx, of, input.title ?? stored.title, stored.id);
  return freeSlug(trx, of, input.slug, stored.id);
}

/** A slug given by hand: refused when reserved or taken. */
export async function freeSlug(trx: Knex.Transaction, of: Named, slug: string, ownId = 0): Promise<string> {
  if (reservedSlugs.includes(slug)) throw invalid({ slug: messages.slugReserved });
  const taken = await of.model.query(trx).where({ slug }).whereNot("id", ownId).first();
  if (taken) throw invalid({ slug: messages.slugTaken });
  return slug;
}

/** A slug made from the title: a taken or reserved one gets `-2`, `-3`, … */
export async function slugFromTitle(trx: Knex.Transaction, of: Named, title: string, ownId = 0): Promise<string> {
  const base = slugify(title);
  if (!base) throw invalid({ slug: messages.slugEmpty });
  return nextFreeSlug(trx, of, base, ownId);
}

/** @returns this slug, or with the first number that is free */
export async function nextFreeSlug(trx: Knex.Transaction, of: Named, base: string, ownId = 0): Promise<string> {
  const rows = await of.model.query(trx).select("slug").where("slug", "like", `${base}%`).whereNot("id", ownId);
  const taken = new Set([...rows.map((row) => row.slug), ...reservedSlugs]);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** Two requests may want the same slug at once: the index decides, and the later one looks again at what is free. */
export async function freeOfRaces<T>(work: () => Promise<T>, tries = 20): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (tries <= 1) throw invalid({ slug: messages.slugTaken });
    return freeOfRaces(work, tries - 1);
  }
}

/**
 * The address that a public record had answers with its new one; it points at the record, so chains cannot form. It stands
 * back while another published record lives there.
 */
export async function keepAddress(trx: Knex.Transaction, kind: Kind, { slug, id }: ContentRow): Promise<void> {
  await RedirectModel.query(trx).delete().where({ kind, slug });
  await RedirectModel.query(trx).insert({ kind, slug, recordId: id });
}
