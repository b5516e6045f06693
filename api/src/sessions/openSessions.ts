import { ageMs, dayMs, nowIso, type OpenSession } from "@estudio/contract";
import { SessionModel, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Context } from "koa";
import type { Deps } from "../deps";
import {
  endSessionInMemory,
  ignoreDiskFull,
  type SessionRow,
  sessionsInMemory,
  updateInMemory,
} from "./inMemorySessions";
import { sessionId } from "./sessionKey";

/** The last use is stored once a minute, not for every request. */
const useIntervalMs = 60_000;

type Shown = Pick<SessionModel, "id" | "device" | "createdAt" | "lastUsedAt">;
type Days = { sessionIdleDays: number; sessionMostDays: number };

/** Return when a session expires: after idling, or at its maximum age. */
export function endOf({ createdAt, lastUsedAt }: Pick<SessionModel, "createdAt" | "lastUsedAt">, days: Days): string {
  const unused = Date.parse(lastUsedAt) + days.sessionIdleDays * dayMs;
  const inAnyCase = Date.parse(createdAt) + days.sessionMostDays * dayMs;
  return new Date(Math.min(unused, inAnyCase)).toISOString();
}

export const sessionDays = async (db: Knex): Promise<Days> => SettingsModel.query(db).findById(1).throwIfNotFound();

/** Apply changed limits to open sessions. */
export async function limitSessions(trx: Knex.Transaction, days: Days): Promise<void> {
  for (const row of await SessionModel.query(trx))
    await SessionModel.query(trx)
      .findById(row.id)
      .patch({ expiresAt: endOf(row, days) });
}

/** Ids of sessions whose use is being written. */
const beingWritten = new Set<string>();

/**
 * Store that the session is in use, in the background: requests must not wait while the database refuses writes. Only
 * updates an existing row, so that an ended session stays ended.
 */
export function noteUse(ctx: Context, { db, log }: Pick<Deps, "db" | "log">): void {
  const row: SessionModel | undefined = ctx.state.sessionRow;
  if (!row || ageMs(row.lastUsedAt) < useIntervalMs || beingWritten.has(row.id)) return;
  beingWritten.add(row.id);
  writeUse(db, row, nowIso())
    .catch((err) => log.warn({ err }, "could not write the use of a session"))
    .finally(() => beingWritten.delete(row.id));
}

async function writeUse(db: Knex, row: SessionModel, lastUsedAt: string): Promise<void> {
  const expiresAt = endOf({ ...row, lastUsedAt }, await sessionDays(db));
  if (updateInMemory(row.id, { lastUsedAt })) await storeSession(db, { ...row, lastUsedAt, expiresAt });
  else await SessionModel.query(db).findById(row.id).patch({ lastUsedAt, expiresAt }).catch(ignoreDiskFull);
}

/** Store a session that so far exists only in this process, if the disk has room again. */
async function storeSession(db: Knex, { id, userId, data, createdAt, lastUsedAt, expiresAt, device }: SessionRow) {
  const row = { id, userId, data, createdAt, lastUsedAt, expiresAt, device };
  const isWritten = await SessionModel.query(db).insert(row).catch(ignoreDiskFull);
  if (isWritten) endSessionInMemory(id);
}

/** Return the user's open sessions, the last used first. */
export async function listSessions(ctx: Context, db: Knex, userId: number): Promise<OpenSession[]> {
  const rows = await SessionModel.query(db)
    .where({ userId })
    .where("expiresAt", ">", nowIso())
    .orderBy("lastUsedAt", "desc")
    .orderBy("id");
  return [...sessionsInMemory(userId), ...rows].map((row) => shown(row, ctx));
}

export async function findSession(ctx: Context, db: Knex, userId: number, key: string) {
  const own = sessionsInMemory(userId).find(({ id }) => id === key);
  const row = own ?? (await SessionModel.query(db).findOne({ id: key, userId }));
  return row && shown(row, ctx);
}

const shown = ({ id, device, createdAt, lastUsedAt }: Shown, ctx: Context): OpenSession => ({
  key: id,
  device,
  createdAt,
  lastUsedAt,
  current: id === sessionId(ctx),
});
