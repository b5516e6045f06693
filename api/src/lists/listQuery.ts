import { asStoredTelephone, plain, type QueryParameter, queryParameters, trimEndChars } from "@estudio/contract";
import { z } from "zod";
import { Refusal } from "../errors";

/** The query of a list, in the dialect of ra-data-simple-rest. */
export type ListQuery = {
  range?: { first: number; last: number };
  sort?: { field: string; order: "ASC" | "DESC" };
  filter: Record<string, unknown>;
  /** Only the fields that a card shows. */
  cards: boolean;
  /** Only versions lower than this number. */
  before?: number;
};

const range = z.tuple([z.int().min(0).max(1e9), z.int().min(0).max(1e9)]).refine(([first, last]) => last >= first);
const number = z.int().min(1).max(2147483647);
const sort = z.tuple([z.string().max(60), z.enum(["ASC", "DESC", "asc", "desc"])]);
const scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
const filter = z
  .custom((value) => !Object.hasOwn(Object(value), "__proto__"))
  .pipe(z.record(z.string().max(60), z.union([scalar, z.array(scalar).max(1000)])));

/**
 * Parse the query of a list.
 * @param accepted the parameters of this operation; others are ignored
 * @throws Refusal unreadable: a parameter does not follow the dialect
 */
export function readListQuery(
  query: NodeJS.Dict<string | string[]>,
  accepted: readonly QueryParameter[] = [],
): ListQuery {
  const read = <T>(name: QueryParameter, schema: z.ZodType<T>) =>
    accepted.includes(name) ? parameter(name, query[name], schema) : undefined;
  const bounds = read("range", range);
  const order = read("sort", sort);
  return {
    range: bounds && { first: bounds[0], last: bounds[1] },
    sort: order && { field: order[0], order: order[1].toUpperCase() === "DESC" ? "DESC" : "ASC" },
    filter: read("filter", filter) ?? {},
    before: read("before", number),
    cards: accepted.includes("fields") && readCards(query.fields),
  };
}

function readCards(fields: string | string[] | undefined): boolean {
  if (fields === undefined || fields === "") return false;
  if (queryParameters.fields.schema.safeParse(fields).success) return true;
  throw new Refusal("unreadable", "El parámetro fields no se entiende");
}

function parameter<T>(name: string, value: string | string[] | undefined, schema: z.ZodType<T>): T | undefined {
  if (value === undefined || value === "") return undefined;
  const parsed = schema.safeParse(Array.isArray(value) ? undefined : json(value));
  if (parsed.success) return parsed.data;
  throw new Refusal("unreadable", `El parámetro ${name} no se entiende`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const maxWords = 10;

/**
 * Return the distinct words of a search, normalized like search texts: without case and accents, telephones as
 * digits. Trailing commas and lone dashes are dropped.
 */
export function searchedWords(search: string): string[] {
  const words = search.split(/\s+/).map((word) => trimEndChars(word, ",;"));
  const normalized = words.filter((word) => /[^-–—]/.test(word)).map((word) => plain(asStoredTelephone(word)));
  return [...new Set(normalized)].slice(0, maxWords);
}

/** Return LIKE patterns, one per word, for a column normalized by `plain`. `!` is the escape character. */
export const likePatterns = (search: string): string[] =>
  searchedWords(search).map((word) => `%${word.replace(/[!%_]/g, "!$&")}%`);
