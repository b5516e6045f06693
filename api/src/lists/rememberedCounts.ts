import { listState } from "@estudio/database";
import type { Knex } from "knex";

const most = 500;
type Remembered = Map<string, { version: number | string; answer: unknown }>;
const ofDatabase = new WeakMap<Knex, Remembered>();

/**
 * Counts once for each version of a list: going through its pages, or back to it, does not count it again. The version
 * is read first, so that a write in between makes the next question count again, and never an old count stand.
 * @param question what is counted: answers are told apart by it
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
