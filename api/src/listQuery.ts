import { plain } from "@estudio/contract";
import { z } from "zod";
import { Refusal } from "./errors";

/** What a list was asked for, in the dialect of ra-data-simple-rest. */
export type ListQuery = {
  range?: { first: number; last: number };
  sort?: { field: string; order: "ASC" | "DESC" };
  filter: Record<string, unknown>;
};

const range = z.tuple([z.int().min(0).max(1e9), z.int().min(0).max(1e9)]).refine(([first, last]) => last >= first);
const sort = z.tuple([z.string().max(60), z.enum(["ASC", "DESC", "asc", "desc"])]);
const scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
const filter = z.record(z.string().max(60), z.union([scalar, z.array(scalar).max(1000)]));

/** @throws Refusal unreadable when a parameter is not what the dialect says */
export function readListQuery(query: NodeJS.Dict<string | string[]>): ListQuery {
  const bounds = parameter("range", query.range, range);
  const order = parameter("sort", query.sort, sort);
  return {
    range: bounds && { first: bounds[0], last: bounds[1] },
    sort: order && { field: order[0], order: order[1].toUpperCase() as "ASC" | "DESC" },
    filter: parameter("filter", query.filter, filter) ?? {},
  };
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

/** @returns a LIKE pattern that finds the words anywhere, in a column made by `plain`. `!` is the escape character. */
export const likePattern = (words: string) => `%${plain(words).replace(/[!%_]/g, "!$&")}%`;
