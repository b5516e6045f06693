import { isDeepStrictEqual } from "node:util";
import type { ProjectCounts } from "@estudio/contract";
import type { ModelOf } from "@estudio/database";
import type { Knex } from "knex";
import type { Model, QueryBuilder } from "objection";
import { z } from "zod";
import { notFound, Refusal } from "../errors";
import { type ListQuery, likePatterns } from "./listQuery";

/** One part of a list. `total` counts the whole list; `first` is the offset of the part. */
export type ListPart<T> = { rows: T[]; total: number; first: number; counted: boolean };

type Row = Model & { id: number };

const defaultLength = 25;
const maxLength = 1000;
const hidden = ["searchText", "password", "passwordMadeUp", "fingerprint", "uploadKey", "token"];

/** Return the columns one may sort and filter by: the visible scalars. */
function scalarFields(model: ModelOf<Model>): Map<string, z.ZodType> {
  const json = new Set(model.jsonAttributes);
  return new Map(
    Object.entries<z.ZodType>(model.schema.shape).filter(([name]) => !json.has(name) && !hidden.includes(name)),
  );
}

/**
 * Convert a filter value to the column's type. A value of another type matches nothing, because engines convert
 * differently. Clients take ids from addresses, so digits in a string are a number for a numeric column.
 */
function storedValues(field: z.ZodType, value: unknown): (string | number)[] {
  if (field instanceof z.ZodBoolean) return typeof value === "boolean" ? [Number(value)] : [];
  if (typeof value === "boolean" || value === null) return [];
  const isNumber =
    field instanceof z.ZodNumber || (field instanceof z.ZodNullable && field.unwrap() instanceof z.ZodNumber);
  if (!isNumber) return typeof value === "string" ? [value] : [];
  const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" ? [number] : [];
}

type Narrowed = QueryBuilder<Model, Row[]>;
export type Filters = Record<string, (query: Narrowed, value: unknown) => void>;

/**
 * Apply a filter to a query. `q` searches; any other name tests equality, or membership if its value is a list.
 * @param special filters of this resource beyond its columns
 * @throws Refusal unreadable: the field does not exist
 */
export function applyFilter(
  query: Narrowed,
  model: ModelOf<Model>,
  filter: ListQuery["filter"],
  special: Filters = {},
): void {
  const fields = scalarFields(model);
  for (const [name, value] of Object.entries(filter)) {
    const specialFilter = Object.hasOwn(special, name) ? special[name] : undefined;
    const field = fields.get(name);
    if (specialFilter) specialFilter(query, value);
    else if (name === "q" && "searchText" in model.schema.shape) search(query, value);
    else if (field) equals(query, name, field, value);
    else throw new Refusal("unreadable", `No se puede filtrar por ${name}`);
  }
}

function search(query: Narrowed, value: unknown): void {
  if (typeof value !== "string" && typeof value !== "number")
    throw new Refusal("unreadable", "El filtro q debe ser un texto");
  for (const pattern of likePatterns(String(value))) query.whereRaw("search_text LIKE ? ESCAPE '!'", pattern);
}

function equals(query: Narrowed, name: string, field: z.ZodType, value: unknown): void {
  const wanted = Array.isArray(value) ? value : [value];
  const values = wanted.flatMap((one) => storedValues(field, one));
  query.where((either) => {
    either.whereIn(name, values);
    if (wanted.includes(null)) either.orWhereNull(name);
  });
}

/** Count the rows of a query without fetching them. */
export async function countRows<M extends Model, R>(query: QueryBuilder<M, R>): Promise<number> {
  const [row] = await query.clone().clearOrder().count("* as count").castTo<{ count: number | string }[]>();
  return Number(row?.count ?? 0);
}

type CategoryCount = { category: keyof Omit<ProjectCounts, "total">; count: number | string };

/** Count the rows of a filter by category and in total, ignoring the filter's own category. */
export async function countByCategory(
  model: ModelOf<Row>,
  db: Knex,
  { category: _, ...filter }: ListQuery["filter"],
  special?: Filters,
): Promise<ProjectCounts> {
  const query: Narrowed = model.query(db);
  applyFilter(query, model, filter, special);
  const rows = await query.select("category").count("* as count").groupBy("category").castTo<CategoryCount[]>();
  const counts = { total: 0, empresarial: 0, residencial: 0, constructora: 0 };
  for (const { category, count } of rows) {
    counts.total += Number(count);
    counts[category] += Number(count);
  }
  return counts;
}

type ListOptions = {
  special?: Filters;
  sort?: { field: string; order: "ASC" | "DESC" };
  /** The column to sort by instead, for fields sorted without regard to case and accents. */
  sortAs?: Record<string, string>;
  /** Named SQL orders that are not a single column. They work in one direction only. */
  orders?: Record<string, string>;
};

/**
 * Return one part of a list in the requested order (ties by id), with the total. The ids are found first, in the
 * index alone, so that a late page does not read the rows before it.
 */
export async function listRows<M extends Row>(
  model: ModelOf<M>,
  db: Knex,
  list: ListQuery,
  options: ListOptions = {},
): Promise<ListPart<M>> {
  const query: Narrowed = model.query(db);
  applyFilter(query, model, list.filter, options.special);
  const { field, order } = list.sort ?? options.sort ?? { field: "id", order: "ASC" as const };
  const own = Object.hasOwn(options.orders ?? {}, field) ? options.orders?.[field] : undefined;
  if (!own && !scalarFields(model).has(field)) throw new Refusal("unreadable", `No se puede ordenar por ${field}`);
  const asksById = Array.isArray(list.filter.id);
  const first = list.range?.first ?? 0;
  const length = list.range ? list.range.last - first + 1 : asksById ? maxLength : defaultLength;
  const total = await countRows(query);
  if (list.filter.q !== undefined && total <= maxLength) {
    // Without its few ids, the database may read the whole table in the order of another column.
    const matches = await query.clone().select("id");
    query.whereIn(
      "id",
      matches.map(({ id }) => id),
    );
  }
  const ordered = own ? query.orderByRaw(own) : query.orderBy(options.sortAs?.[field] ?? field, order);
  const found = await ordered.select("id").orderBy("id", order).offset(first).limit(Math.min(length, maxLength));
  return { rows: await rowsOf(model, db, found), total, first, counted: true };
}

async function rowsOf<M extends Row>(model: ModelOf<M>, db: Knex, found: { id: number }[]): Promise<M[]> {
  const ids = found.map((row) => row.id);
  const rows = await model.query(db).whereIn("id", ids).castTo<M[]>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Return the record with this id.
 * @throws Refusal not_found
 */
export async function findRow<M extends Row>(
  model: ModelOf<M>,
  db: Knex,
  id: number,
  { lock = false } = {},
): Promise<M> {
  const query = model.query(db).findById(id).castTo<M | undefined>();
  const row = await (lock ? query.forUpdate() : query);
  if (!row) throw notFound();
  return row;
}

/** Return whether a save of these values changes nothing. Such a save makes no version and no publication. */
export function isUnchanged(stored: object, values: object): boolean {
  const held = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(held.get(name), value));
}

/**
 * Check that a save is based on the stored version.
 * @param current the stored record, from which `http/output.ts` shows the readable fields
 * @throws Refusal conflict: another version is stored. The client's may be the newer one, after a restored backup.
 */
export function checkVersion(
  stored: { version: number; updatedBy?: string },
  version: number | undefined,
  current: object = stored,
): void {
  if (version === undefined || version === stored.version) return;
  const who = stored.updatedBy ? ` por ${stored.updatedBy}` : "";
  throw new Refusal("conflict", `Este contenido ha sido cambiado${who} mientras lo editabas`, { current });
}
