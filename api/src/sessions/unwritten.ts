import { ageMs } from "@estudio/contract";
import { isDiskFull, type SessionModel } from "@estudio/database";

export type SessionRow = Pick<
  SessionModel,
  "id" | "userId" | "data" | "createdAt" | "lastUsedAt" | "expiresAt" | "device"
>;

const maxRows = 100;
const maxAgeMs = 3_600_000;

/**
 * Sessions for which the database had no room: this process alone knows them, for an hour. So people can sign in on a full
 * disk and delete what fills it. They are written down as soon as there is room (`noteUse`).
 */
const rows = new Map<string, SessionRow>();

export function keepUnwritten(row: SessionRow): void {
  for (const oldest of [...rows.keys()].slice(0, Math.max(0, rows.size - maxRows + 1))) rows.delete(oldest);
  rows.set(row.id, row);
}

/** @returns that session; undefined when it is none of these, or its hour is over */
export function unwritten(id: string): SessionRow | undefined {
  const row = rows.get(id);
  if (!row || ageMs(row.createdAt) < maxAgeMs) return row;
  rows.delete(id);
  return undefined;
}

/** @returns whether it is one of these */
export function updateUnwritten(id: string, change: Partial<SessionRow>): boolean {
  const row = unwritten(id);
  if (row) rows.set(id, { ...row, ...change });
  return row !== undefined;
}

export const unwrittenOf = (userId: number): SessionRow[] =>
  [...rows.values()].filter((row) => row.userId === userId && unwritten(row.id));

export const forgetUnwritten = (id: string): boolean => rows.delete(id);

/** Sessions whose row could not be deleted: as far as this process knows. */
const ended = new Set<string>();
export const endUnwritten = (id: string): unknown => ended.add(id);
export const isEnded = (id: string): boolean => ended.has(id);

/** End those of a user, but the one that goes on. */
export function forgetUnwrittenOf(userId: number, keep = ""): void {
  for (const { id } of unwrittenOf(userId)) if (id !== keep) rows.delete(id);
}

/** What a sign-in can do without is left out on a full disk. @throws any other error */
export function unlessDiskFull(error: unknown): undefined {
  if (!isDiskFull(error)) throw error;
}
