import { isDiskFull, type SessionModel } from "@estudio/database";
import { LRUCache } from "lru-cache";

export type SessionRow = Pick<
  SessionModel,
  "id" | "userId" | "data" | "createdAt" | "lastUsedAt" | "expiresAt" | "device"
>;

/**
 * Sessions that a full disk did not accept. They exist only in this process, for up to an hour, so that users can sign
 * in and delete files. `noteUse` stores them once there is room.
 */
const rows = new LRUCache<string, SessionRow>({ max: 100, ttl: 3_600_000, noUpdateTTL: true });

export const keepInMemory = (row: SessionRow): unknown => rows.set(row.id, row);

export const findInMemory = (id: string): SessionRow | undefined => rows.get(id);

/** Return whether the session was found and updated. */
export function updateInMemory(id: string, change: Partial<SessionRow>): boolean {
  const row = rows.get(id);
  if (row) rows.set(id, { ...row, ...change });
  return row !== undefined;
}

export const sessionsInMemory = (userId: number): SessionRow[] =>
  [...rows.values()].filter((row) => row.userId === userId);

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
