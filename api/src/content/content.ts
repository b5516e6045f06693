import { clock, messages, missingIn, nowIso, type Status } from "@estudio/contract";
import {
  CreationModel,
  contentChanged,
  hashOf,
  keepVersion,
  type ModelOf,
  putInTrash,
  RedirectModel,
  takeCopy,
  transaction,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import type { Model } from "objection";
import type { Deps } from "../deps";
import { invalid, Refusal } from "../errors";
import type { Call } from "../http/handlers";
import type { ListQuery } from "../lists/listQuery";
import { checkVersion, type Filters, findRow, isUnchanged, type ListPart, listRows } from "../lists/records";
import { isPublished } from "./publication/published";
import { redirectOldSlug, requireFreeSlug, retryTakenSlug, slugAfter, slugFromTitle } from "./slugs";

type Kind = "project" | "post" | "guide";
export type ContentRow = Model & {
  id: number;
  slug: string;
  title: string;
  status: Status;
  publishAt: string | null;
  unpublishAt: string | null;
  translations: { ca?: object; en?: object };
  searchText: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: string;
  version: number;
};
/** The values of a new record before anybody fills it in. */
type Blank<R extends ContentRow> = Omit<R, keyof Model | ManagedField>;
type ManagedField = "id" | "createdAt" | "updatedAt" | "updatedBy" | "version" | "searchText";
/** The input fields this file reads. The contract validates each kind's other fields. */
type Input = { title?: string; slug?: string; publishAt?: string | null; unpublishAt?: string | null };
type Created = Input & { title: string };

/** What differs between the kinds of content. All kinds have drafts, publication and a schedule. */
export type ContentKind<R extends ContentRow> = {
  kind: Kind;
  /** Its name in the API's addresses. */
  resource: "projects" | "blog" | "guides";
  model: ModelOf<R>;
  name: string;
  /** Its public page, without a language prefix. */
  pathOf(slug: string): string;
  translatable: readonly (keyof R & string)[];
  blank(): Blank<R>;
  searchText(row: R): string;
  /** Check more than the schema does. @throws Refusal invalid */
  check?(trx: Knex.Transaction, row: R): Promise<void>;
  /** Update what depends on the record. */
  saved?(trx: Knex.Transaction, before: R, after: R): Promise<void>;
};

const isMarkedPublished = (row: { status: Status }) => row.status === "published";

/**
 * Build the handlers of one kind of content. Every write requests a publication in the same transaction.
 * @param listed returns what a list shows of a record, for `fields=card`
 */
export function contentHandlers<R extends ContentRow, L>(deps: Deps, of: ContentKind<R>, listed: (row: R) => L) {
  const { db } = deps;
  const write = async (work: (trx: Knex.Transaction) => Promise<R>): Promise<R> => {
    const result = await transaction(db, work);
    await deps.state.refresh();
    return result;
  };
  const special = ({ filter }: Pick<ListQuery, "filter">) => missingTranslation(db, of, filter.missing);
  return {
    list: async ({ list }: Pick<Call, "list">): Promise<ListPart<R | L>> => {
      const part = await listRows(of.model, db, list, {
        special: await special(list),
        sort: { field: "updatedAt", order: "DESC" },
        sortAs: { title: "searchText" },
      });
      return list.cards ? { ...part, rows: part.rows.map(listed) } : part;
    },
    read: ({ params }: OfRecord) => findRow(of.model, db, params.id),
    create: (call: Creation) => retryTakenSlug(() => write((trx) => createOnce(trx, of, call))),
    update: (call: Update) => retryTakenSlug(() => write((trx) => update(trx, of, call))),
    remove: ({ params, user }: OfRecord) => write((trx) => remove(trx, of, params.id, user)),
    special,
  };
}

type OfRecord = { params: { id: number }; user: UserModel };
type Creation = { body: Created; user: UserModel; once: string | undefined };
type Update = { params: { id: number }; user: { name: string }; version: number | undefined; body: Input };

/** Return a filter for records with missing translations, by the contract's rule, which the panel also applies. */
async function missingTranslation<R extends ContentRow>(db: Knex, of: ContentKind<R>, lang: unknown): Promise<Filters> {
  if (lang === undefined) return {};
  if (lang !== "ca" && lang !== "en") throw new Refusal("unreadable", "El filtro missing debe ser ca o en");
  const rows = await of.model.query(db).select("id", "translations", ...of.translatable);
  const ids = rows.filter((row) => missingIn(row, of.translatable, lang).length > 0).map(({ id }) => id);
  // Inlined because there may be more ids than an engine accepts as parameters. They come from the database.
  return { missing: (query) => void query.whereRaw(`id IN (${ids.join(",") || "0"})`) };
}

/**
 * Create a record once per idempotency key, because the answer to a creation may be lost. A repeated request updates
 * the first record to its values.
 * @throws Refusal conflict: the record has been changed meanwhile, even by the same person
 */
async function createOnce<R extends ContentRow>(trx: Knex.Transaction, of: ContentKind<R>, call: Creation): Promise<R> {
  const { body, user, once } = call;
  if (!once) return create(trx, of, body, user);
  const named = { resource: of.resource, name: storedKeyOf(user, once) };
  const made = await CreationModel.query(trx).findOne(named);
  const there = made && (await of.model.query(trx).findById(made.recordId).forUpdate().castTo<R | undefined>());
  if (there && hasValues(there, body)) return there;
  if (there) {
    // Read again under lock: a concurrent request with this key may have written the record.
    const { version: written } = await CreationModel.query(trx).findOne(named).forUpdate().throwIfNotFound();
    const version = seenVersion(there, written);
    const saved = await update(trx, of, { params: { id: there.id }, user, version, body });
    await CreationModel.query(trx).where(named).patch({ version: saved.version });
    return saved;
  }
  const stored = await create(trx, of, body, user);
  if (made) await CreationModel.query(trx).where(named).delete();
  const { id: recordId, version, createdAt: at } = stored;
  await CreationModel.query(trx).insert({ ...named, recordId, version, at });
  return stored;
}

/** Return the stored form of an idempotency key. Each user has their own keys. */
const storedKeyOf = ({ id }: UserModel, once: string) => hashOf(`${id} ${once}`);

/**
 * Return the version that a client saw if it wrote version `written` but missed the answer. A later change by the
 * schedule does not count as a conflict.
 */
const seenVersion = ({ version, updatedBy }: ContentRow, written: number): number =>
  version === written + 1 && updatedBy === clock ? version : written;

/** Return whether the record has these values. An empty slug matches any. */
const hasValues = (row: ContentRow, { slug, ...said }: Created): boolean =>
  isUnchanged(row, said) && (!slug || slug === row.slug);

async function create<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  input: Created,
  user: UserModel,
): Promise<R> {
  const now = nowIso();
  const kept = { createdAt: now, updatedAt: now, updatedBy: user.name, version: 1, searchText: "" };
  checkSchedule(input);
  const slug = input.slug ? await requireFreeSlug(trx, of, input.slug) : await slugFromTitle(trx, of, input.title);
  const row = of.model.fromJson({ ...of.blank(), ...input, ...kept, slug });
  row.searchText = of.searchText(row);
  await of.check?.(trx, row);
  const stored = await of.model.query(trx).insertAndFetch(row).castTo<R>();
  await keepVersion(trx, of.resource, { after: stored, who: user });
  if (isMarkedPublished(stored))
    await contentChanged(trx, { what: `${of.name}: ${stored.title}`, who: user.name, path: of.pathOf(stored.slug) });
  return stored;
}

/**
 * Save a record.
 * @throws Refusal conflict, invalid
 */
export async function update<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  call: Update,
): Promise<R> {
  const stored = await findRow(of.model, trx, call.params.id, { lock: true });
  checkVersion(stored, call.version);
  if (isUnchanged(stored, call.body)) return stored;
  const row = stored.$clone().$set(call.body);
  checkSchedule(row);
  await of.check?.(trx, row);
  const slug = await slugAfter(trx, of, stored, call.body);
  const next = {
    ...call.body,
    slug,
    updatedAt: nowIso(),
    updatedBy: call.user.name,
    version: stored.version + 1,
    searchText: of.searchText(row),
  };
  const saved = await of.model.query(trx).patchAndFetchById(stored.id, next).castTo<R>();
  await keepVersion(trx, of.resource, { before: stored, after: saved, who: call.user });
  if (isPublished(stored) && saved.slug !== stored.slug) await redirectOldSlug(trx, of.kind, stored);
  await of.saved?.(trx, stored, saved);
  if (isMarkedPublished(stored) || isMarkedPublished(saved))
    await contentChanged(trx, { what: `${of.name}: ${saved.title}`, who: call.user.name, path: of.pathOf(saved.slug) });
  return saved;
}

async function remove<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  id: number,
  user: UserModel,
): Promise<R> {
  const stored = await findRow(of.model, trx, id, { lock: true });
  const redirects = await RedirectModel.query(trx).where({ kind: of.kind, recordId: stored.id });
  await putInTrash(trx, {
    ...{ resource: of.resource, row: stored, title: stored.title, who: user },
    redirects: redirects.map(({ slug }) => slug),
    workingCopy: await takeCopy(trx, of.resource, stored.id),
  });
  await of.model.query(trx).deleteById(stored.id);
  await RedirectModel.query(trx).delete().where({ kind: of.kind, recordId: stored.id });
  await writeAudit(trx, "deleted", user, `${of.name}: ${stored.title}`);
  if (isMarkedPublished(stored))
    await contentChanged(trx, {
      what: `${of.name}: ${stored.title} (eliminado)`,
      who: user.name,
      path: of.pathOf(stored.slug),
    });
  return stored;
}

/**
 * Check that the withdrawal is after the publication.
 * @throws Refusal invalid
 */
export function checkSchedule(row: Pick<Input, "publishAt" | "unpublishAt">): void {
  if (row.publishAt && row.unpublishAt && row.publishAt >= row.unpublishAt)
    throw invalid({ unpublishAt: messages.scheduleOrder });
}
