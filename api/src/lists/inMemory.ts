import type { z } from "zod";
import { Refusal } from "../errors";
import type { ListQuery } from "./listQuery";
import type { ListPart } from "./records";

const mostAtOnce = 1000;

/**
 * One part of a list that is put together in memory, in the dialect of all lists: filters are equality (a list: one of), and any field
 * of its records orders it; one that holds an object orders nothing.
 * @param all in the order in which they are shown unless another is asked for
 * @param record what one of them looks like
 * @param usual how many are given to who asks for no range
 * @throws Refusal unreadable for a field that does not exist
 */
export function partInMemory<T extends object>(
  all: T[],
  record: z.ZodObject,
  { filter, sort, range }: ListQuery,
  usual = mostAtOnce,
): ListPart<T> {
  const shape = new Set(Object.keys(record.shape));
  for (const name of Object.keys(filter))
    if (!shape.has(name)) throw new Refusal("unreadable", `No se puede filtrar por ${name}`);
  if (sort && !shape.has(sort.field)) throw new Refusal("unreadable", `No se puede ordenar por ${sort.field}`);
  const wanted = Object.entries(filter).map(([name, value]) => [name, [value].flat().map(compared)] as const);
  const found = all.filter((one) => wanted.every(([name, values]) => values.includes(compared(fieldOf(one, name)))));
  const rows = sort ? found.sort(inOrder(sort)) : found;
  const first = range?.first ?? 0;
  const length = range ? Math.min(mostAtOnce, range.last - first + 1) : usual;
  return { rows: rows.slice(first, first + length), total: rows.length, first, counted: true };
}

const fieldOf = (one: object, name: string): unknown => new Map<string, unknown>(Object.entries(one)).get(name);

/** Clients take ids from addresses: digits there are a number here. */
const compared = (value: unknown): string => JSON.stringify(typeof value === "number" ? String(value) : value) ?? "";

/** By language's rules, so that `Ático` does not come last; what is equal stays as it was. */
const inOrder =
  ({ field, order }: NonNullable<ListQuery["sort"]>) =>
  (one: object, other: object): number => {
    const [a, b] = [fieldOf(one, field), fieldOf(other, field)];
    const before = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "es");
    return order === "ASC" ? before : -before;
  };
