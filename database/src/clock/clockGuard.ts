import { dayMs, machineTime, monotonicMs, settleClockMs } from "@estudio/contract";
import type { Knex } from "knex";
import { engineOf, transaction } from "../engine/connection";
import { readDatabaseNow } from "../engine/databaseTime";
import { ClockGuardModel } from "../models/site";
import { type Doer, program, writeAudit } from "../people/writeAudit";

/** A machine may be off for a weekend. After a longer gap its clock must prove itself first. */
const longestGapMs = 2 * dayMs;
/** A correction that time servers make now and then. */
export const smallStepMs = 5 * 60_000;

export type ClockRow = Pick<ClockGuardModel, "seenAt" | "doubtedSince" | "lookedAt" | "agreedMs">;
/** Time between two checks of one process: by the clock, and monotonic. */
type Passed = { byClock: number; running: number };
/** `mayErase`: data that is due at `now` may be erased permanently. */
export type Verdict = { now: Date; mayErase: boolean; row: ClockRow };

/**
 * Return the clock's state after a check. A gap of more than two days since the last check, or a step back, makes it
 * doubted.
 * It is trusted again when it is back within those two days, or has agreed with monotonic time for a day, also across
 * restarts.
 */
export function judge(row: ClockRow, now: number, passed?: Passed): ClockRow {
  const at = new Date(now).toISOString();
  const trusted = { seenAt: at, doubtedSince: null, lookedAt: null, agreedMs: 0 };
  const doubted = { seenAt: row.seenAt, doubtedSince: at, lookedAt: at, agreedMs: 0 };
  const gap = row.seenAt === null ? 0 : now - Date.parse(row.seenAt);
  if (gap >= 0 && gap <= longestGapMs) return trusted;
  if (row.doubtedSince === null || row.lookedAt === null) return gap < 0 && gap >= -smallStepMs ? row : doubted;
  const sinceLook = now - Date.parse(row.lookedAt);
  if (sinceLook < -smallStepMs || sinceLook > longestGapMs) return doubted;
  const agreedMs = row.agreedMs + Math.max(0, Math.round(Math.min(agreedTime(passed), sinceLook)));
  return agreedMs >= settleClockMs ? trusted : { ...row, lookedAt: at, agreedMs };
}

/** Return the monotonic time passed; 0 if the clock was stepped or the machine slept meanwhile. */
function agreedTime(passed: Passed | undefined): number {
  if (!passed) return 0;
  const tolerated = 5000 + passed.running / 10;
  return Math.abs(passed.byClock - passed.running) <= tolerated ? passed.running : 0;
}

/** Decides whether the clock is trusted enough to erase data by age. All processes share its row. */
export class ClockGuard {
  private last: { at: number; running: number } | undefined;

  /**
   * @param time the clock to judge: the database server's, or this machine's
   * @param running monotonic milliseconds
   */
  constructor(
    private readonly db: Knex,
    private readonly time: () => Promise<Date> = async () =>
      engineOf(db) === "mysql" ? new Date(await readDatabaseNow(db)) : machineTime(),
    private readonly running: () => number = monotonicMs,
  ) {}

  /** Check the clock and record when it becomes doubted or trusted. */
  async look(): Promise<Verdict> {
    const now = await this.time();
    const here = { at: now.getTime(), running: this.running() };
    const { last } = this;
    const passed = last && { byClock: here.at - last.at, running: here.running - last.running };
    this.last = here;
    return transaction(this.db, async (trx) => {
      const row = await lockedRow(trx);
      const next = judge(row, here.at, passed);
      const isBehind = row.seenAt !== null && row.seenAt > now.toISOString();
      await store(trx, next);
      if (next.doubtedSince !== null && next.doubtedSince !== row.doubtedSince)
        await writeAudit(trx, "clockDoubted", program, `De ${shown(row.seenAt)} a ${shown(next.doubtedSince)}`);
      if (next.doubtedSince === null && row.doubtedSince !== null)
        await writeAudit(trx, "clockTrusted", program, `Es el ${shown(next.seenAt)}`);
      return { now, mayErase: next.doubtedSince === null && !isBehind, row: next };
    });
  }

  /**
   * Trust the clock, because a user has confirmed it.
   * @param since the doubt that the user saw
   * @returns false if that doubt has ended or another has begun
   */
  async confirm(since: string, who: Doer): Promise<boolean> {
    const now = await this.time();
    return transaction(this.db, async (trx) => {
      const row = await lockedRow(trx);
      if (row.doubtedSince !== since) return false;
      const seenAt = now.toISOString();
      await store(trx, { seenAt, doubtedSince: null, lookedAt: null, agreedMs: 0 });
      await writeAudit(trx, "clockConfirmed", who, `De ${shown(row.seenAt)} a ${shown(seenAt)}`);
      return true;
    });
  }
}

const words = new Intl.DateTimeFormat("es-ES", { timeZone: "Europe/Madrid", dateStyle: "medium", timeStyle: "short" });
const shown = (moment: string | null) => (moment === null ? "nunca" : words.format(new Date(moment)));

/** Return the result of the last check. */
export const clockRow = (db: Knex): PromiseLike<ClockRow> => ClockGuardModel.query(db).findById(1).throwIfNotFound();

const lockedRow = (trx: Knex.Transaction) => ClockGuardModel.query(trx).findById(1).forUpdate().throwIfNotFound();

const store = (trx: Knex.Transaction, { seenAt, doubtedSince, lookedAt, agreedMs }: ClockRow) =>
  ClockGuardModel.query(trx).findById(1).patch({ seenAt, doubtedSince, lookedAt, agreedMs });
