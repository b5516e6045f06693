import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { monotonicMs, pause, startInterval } from "@estudio/contract";
import type { Knex } from "knex";
import { LeaseModel } from "../models/site";
import { databaseNow } from "./databaseTime";

/** `fence`: a fencing token, higher than that of every earlier holder, which orders holders without a clock. */
export type Lease = { name: string; fence: number };

/** `assert` throws if another process has taken the lease over. Call it before each step that must not run twice. */
export type HeldLease = Lease & { assert(db?: Knex): Promise<void> };

type LeaseOptions = {
  /** Duration without renewal. After its holder was killed, the lease stays taken this long. */
  ms?: number;
  /** Maximum wait for another holder. */
  waitMs?: number;
};

export class LeaseTakenError extends Error {
  constructor(name: string) {
    super(`Otro proceso está ocupado con lo mismo («${name}»)`);
  }
}

/** Create the table of leases, which migrations need before the first of them runs. */
export async function createLeases(db: Knex): Promise<void> {
  if (await db.schema.hasTable("leases")) return;
  await db.raw(
    "CREATE TABLE IF NOT EXISTS leases (name VARCHAR(60) NOT NULL PRIMARY KEY, owner VARCHAR(120) NOT NULL, fence INTEGER NOT NULL, expires_at VARCHAR(24) NOT NULL)",
  );
}

/**
 * Rows of other holders and when this process first saw them. A row unchanged for the whole term has no living holder.
 */
const firstSeen = new Map<string, { row: string; since: number }>();

/**
 * Take the lease if it is free or has expired by the database's clock. If that clock was set back, a dead holder's
 * lease would not expire, so a row that was not renewed for `ms` of monotonic time is free, too.
 * @returns undefined while another process holds it
 */
export async function takeLease(db: Knex, name: string, ms: number): Promise<Lease | undefined> {
  const row = await readLease(db, name);
  if (!row.isExpired && !isAbandoned(name, row, ms)) return undefined;
  const owner = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID()}`;
  const fence = row.fence + 1;
  const taken = await LeaseModel.query(db)
    .where({ name, fence: row.fence, expiresAt: row.expiresAt })
    .patch({ owner, fence, expiresAt: databaseNow(db, ms) });
  return taken === 1 ? { name, fence } : undefined;
}

/** Extend the lease by `ms`. Return whether it was still this holder's. */
export async function renewLease(db: Knex, { name, fence }: Lease, ms: number): Promise<boolean> {
  const renewed = await LeaseModel.query(db)
    .where({ name, fence })
    .patch({ expiresAt: databaseNow(db, ms) });
  return renewed === 1;
}

/** Free the lease if it is still this holder's. */
export async function releaseLease(db: Knex, { name, fence }: Lease): Promise<void> {
  await LeaseModel.query(db).where({ name, fence }).patch({ expiresAt: "" });
}

/**
 * Run `work` while holding the lease, renewing it meanwhile.
 * @throws LeaseTakenError: another process held it for all of `waitMs`
 */
export async function withLease<T>(
  db: Knex,
  name: string,
  work: (held: HeldLease) => Promise<T>,
  { ms = 30_000, waitMs = 0 }: LeaseOptions = {},
): Promise<T> {
  const lease = await waitForLease(db, name, ms, waitMs);
  const assert = async (on = db) => {
    if (!(await renewLease(on, lease, ms))) throw new LeaseTakenError(name);
  };
  const heartbeat = startInterval(() => void renewLease(db, lease, ms).catch(() => undefined), ms / 3);
  heartbeat.unref();
  try {
    return await work({ ...lease, assert });
  } finally {
    clearInterval(heartbeat);
    // If this fails, the lease expires by itself.
    await releaseLease(db, lease).catch(() => undefined);
  }
}

async function waitForLease(db: Knex, name: string, ms: number, waitMs: number): Promise<Lease> {
  const until = monotonicMs() + waitMs;
  for (;;) {
    const lease = await takeLease(db, name, ms);
    if (lease) return lease;
    if (monotonicMs() >= until) throw new LeaseTakenError(name);
    await pause(200);
  }
}

async function readLease(db: Knex, name: string) {
  const find = () =>
    LeaseModel.query(db)
      .findById(name)
      .select("fence", "expiresAt", db.raw("expires_at <= ? as is_expired", [databaseNow(db)]))
      .castTo<{ fence: number; expiresAt: string; isExpired: number } | undefined>();
  const found = await find();
  if (found) return found;
  await LeaseModel.query(db).insert({ name, owner: "", fence: 0, expiresAt: "" }).onConflict("name").ignore();
  return (await find()) ?? { fence: 0, expiresAt: "", isExpired: 1 };
}

function isAbandoned(name: string, { fence, expiresAt }: { fence: number; expiresAt: string }, ms: number): boolean {
  const row = `${fence} ${expiresAt}`;
  const known = firstSeen.get(name);
  if (known?.row === row) return monotonicMs() - known.since >= ms;
  firstSeen.set(name, { row, since: monotonicMs() });
  return false;
}
