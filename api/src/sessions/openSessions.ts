import { ageMs, dayMs, nowIso, type OpenSession } from "@estudio/contract";
import { SessionModel, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Context } from "koa";
import type { Deps } from "../deps";
import { sessionId } from "./sessionKey";
import { forgetUnwritten, type SessionRow, unlessDiskFull, unwrittenOf, updateUnwritten } from "./unwritten";

/** A session's last use is known to the minute: not every request writes it down. */
const everyMs = 60_000;

type Shown = Pick<SessionModel, "id" | "device" | "createdAt" | "lastUsedAt">;
type Days = { sessionIdleDays: number; sessionMostDays: number };

/** @returns when a session ends that was opened and used then: unused, or in any case */
export function endOf({ createdAt, lastUsedAt }: Pick<SessionModel, "createdAt" | "lastUsedAt">, days: Days): string {
  const unused = Date.parse(lastUsedAt) + days.sessionIdleDays * dayMs;
  const inAnyCase = Date.parse(createdAt) + days.sessionMostDays * dayMs;
  return new Date(Math.min(unused, inAnyCase)).toISOString();
}

/** @returns how long sessions last, as the studio has set it */
export const sessionDays = async (db: Knex): Promise<Days> => SettingsModel.query(db).findById(1).throwIfNotFound();

/** Other limits count for the sessions that are open, too. */
export async function limitSessions(trx: Knex.Transaction, days: Days): Promise<void> {
  for (const row of await SessionModel.query(trx))
    await SessionModel.query(trx)
      .findById(row.id)
      .patch({ expiresAt: endOf(row, days) });
}

/** Sessions whose use is being written. */
const beingNoted = new Set<string>();

/**
 * Writes that the session of this request is in use. Nobody waits for it: a read goes on while the database takes no writes.
 * It only changes a row that is there: a session that was ended stays so.
 */
export function noteUse(ctx: Context, { db, log }: Pick<Deps, "db" | "log">): void {
  const row: SessionModel | undefined = ctx.state.sessionRow;
  if (!row || ageMs(row.lastUsedAt) < everyMs || beingNoted.has(row.id)) return;
  beingNoted.add(row.id);
  writeUse(db, row, nowIso())
    .catch((err) => log.warn({ err }, "use of a session not written"))
    .finally(() => beingNoted.delete(row.id));
}

async function writeUse(db: Knex, row: SessionModel, lastUsedAt: string): Promise<void> {
  const expiresAt = endOf({ ...row, lastUsedAt }, await sessionDays(db));
  if (updateUnwritten(row.id, { lastUsedAt })) await writeDown(db, { ...row, lastUsedAt, expiresAt });
  else await SessionModel.query(db).findById(row.id).patch({ lastUsedAt, expiresAt }).catch(unlessDiskFull);
}

/** Brings a session that this process alone knows into the database, once there is room. */
async function writeDown(db: Knex, { id, userId, data, createdAt, lastUsedAt, expiresAt, device }: SessionRow) {
  const row = { id, userId, data, createdAt, lastUsedAt, expiresAt, device };
  const isWritten = await SessionModel.query(db).insert(row).catch(unlessDiskFull);
  if (isWritten) forgetUnwritten(id);
}

/** @returns the user's open sessions, the one used last first */
export async function listSessions(ctx: Context, db: Knex, userId: number): Promise<OpenSession[]> {
  const rows = await SessionModel.query(db)
    .where({ userId })
    .where("expiresAt", ">", nowIso())
    .orderBy("lastUsedAt", "desc")
    .orderBy("id");
  return [...unwrittenOf(userId), ...rows].map((row) => shown(row, ctx));
}

/** One of the user's open sessions; undefined where there is none of that key. */
export async function findSession(ctx: Context, db: Knex, userId: number, key: string) {
  const own = unwrittenOf(userId).find(({ id }) => id === key);
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
