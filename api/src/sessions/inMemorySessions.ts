import { ageMs } from "@estudio/contract";
import { isDiskFull, type SessionModel } from "@estudio/database";

export type SessionRow = Pick<
  SessionModel,
  "id" | "userId" | "data" | "createdAt" | "lastUsedAt" | "expiresAt" | "device"
>;

const maxRows = 100;
const maxAgeMs = 3_600_000;

/**
 * Sessions that a full disk did not accept. They exist only in this process, for up to an hour, so that users can sign
 * in
 * and delete files. `noteUse` stores them once there is room.
 */
const rows = new Map<string, SessionRow>();

export function keepInMemory(row: SessionRow): void {
  for (const oldest of [...rows.keys()].slice(0, Math.max(0, rows.size - maxRows + 1))) rows.delete(oldest);
  rows.set(row.id, row);
}

/** Return the session; undefined when unknown or older than an hour. */
export function findInMemory(id: string): SessionRow | undefined {
  const row = rows.get(id);
  if (!row || ageMs(row.createdAt) < maxAgeMs) return row;
  rows.delete(id);
  return undefined;
}

/** Return whether the session was found and updated. */
export function updateInMemory(id: string, change: Partial<SessionRow>): boolean {
  const row = findInMemory(id);
  if (row) rows.set(id, { ...row, ...change });
  return row !== undefined;
}

export const sessionsInMemory = (userId: number): SessionRow[] =>
  [...rows.values()].filter((row) => row.userId === userId && findInMemory(row.id));

export const endSessionInMemory = (id: string): boolean => rows.delete(id);

/** Ended sessions whose row could not be deleted. Known only to this process. */
const ended = new Set<string>();
export const markEnded = (id: string): unknown => ended.add(id);
export const isEnded = (id: string): boolean => ended.has(id);

/** End the user's unwritten sessions, except `keep`. */
export function endSessionsInMemory(userId: number, keep = ""): void {
  for (const { id } of sessionsInMemory(userId)) if (id !== keep) rows.delete(id);
}

/**
 * Ignore a full disk, for writes that a sign-in can do without.
 * @throws any other error
 */
export function ignoreDiskFull(error: unknown): undefined {
  if (!isDiskFull(error)) throw error;
}
