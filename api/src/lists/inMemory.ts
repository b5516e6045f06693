import type { z } from "zod";
import { Refusal } from "../errors";
import type { ListQuery } from "./listQuery";
import type { ListPart } from "./records";

const maxLength = 1000;

/**
 * Return one part of a list held in memory, with the filters and sorting of all lists. A filter tests equality, or
 * membership if its value is a list. Objects are not ordered.
 * @param all in the default order
 * @param record the schema of one element
 * @param defaultLength the length of a part when no range is asked for
 * @throws Refusal unreadable: the field does not exist
 */
export function partInMemory<T extends object>(
  all: T[],
  record: z.ZodObject,
  { filter, sort, range }: ListQuery,
  defaultLength = maxLength,
): ListPart<T> {
  const shape = new Set(Object.keys(record.shape));
  for (const name of Object.keys(filter))
    if (!shape.has(name)) throw new Refusal("unreadable", `No se puede filtrar por ${name}`);
  if (sort && !shape.has(sort.field)) throw new Refusal("unreadable", `No se puede ordenar por ${sort.field}`);
  const conditions = Object.entries(filter).map(([name, value]) => [name, [value].flat().map(comparable)] as const);
  const found = all.filter((one) =>
    conditions.every(([name, values]) => values.includes(comparable(fieldOf(one, name)))),
  );
  const rows = sort ? found.sort(inOrder(sort)) : found;
  const first = range?.first ?? 0;
  const length = range ? Math.min(maxLength, range.last - first + 1) : defaultLength;
  return { rows: rows.slice(first, first + length), total: rows.length, first, counted: true };
}

const fieldOf = (one: object, name: string): unknown => new Map<string, unknown>(Object.entries(one)).get(name);

/** Clients take ids from addresses, so a number equals its digits. */
const comparable = (value: unknown): string => JSON.stringify(typeof value === "number" ? String(value) : value) ?? "";

/** Spanish collation, so that `Ático` does not come last. */
const inOrder =
  ({ field, order }: NonNullable<ListQuery["sort"]>) =>
  (one: object, other: object): number => {
    const [a, b] = [fieldOf(one, field), fieldOf(other, field)];
    const before = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "es");
    return order === "ASC" ? before : -before;
  };
