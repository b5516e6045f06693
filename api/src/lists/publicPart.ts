import type { Model, QueryBuilder } from "objection";
import type { ListQuery } from "./listQuery";
import { countRows, type ListPart } from "./records";

const maxLength = 500;

/** Return one part of a public list: all rows or the requested range, at most 500. */
export async function publicPart<M extends Model>(query: QueryBuilder<M>, { range }: ListQuery): Promise<ListPart<M>> {
  const total = await countRows(query);
  const first = range?.first ?? 0;
  const length = Math.min(maxLength, range ? range.last - first + 1 : maxLength);
  const rows = await query.offset(first).limit(length);
  return { rows, total, first, counted: range !== undefined };
}
