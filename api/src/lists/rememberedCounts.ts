import { listState } from "@estudio/database";
import type { Knex } from "knex";

const most = 500;
type Remembered = Map<string, { version: number | string; answer: unknown }>;
const ofDatabase = new WeakMap<Knex, Remembered>();

/**
 * Cache a count for each version of a list, so that paging does not repeat it. The version is read before the count,
 * so a stale count is never served.
 * @param question the cache key, with the table
 */
export async function remembered<T>(db: Knex, table: string, question: object, count: () => Promise<T>): Promise<T> {
  const version = await listState(db, table);
  if (version === undefined) return count();
  const known = ofDatabase.get(db) ?? new Map();
  ofDatabase.set(db, known);
  const key = JSON.stringify([table, question]);
  const before = known.get(key);
  if (before?.version === version) return before.answer as T;
  const answer = await count();
  if (known.size >= most) known.clear();
  known.set(key, { version, answer });
  return answer;
}
