import { currentTime, followClock, startTimer } from "@estudio/contract";
import { type ClockRow, noteMachineClock } from "@estudio/database";
import type { Deps } from "../deps";

const intervalMs = 60_000;

/**
 * Looks at the clock every minute, so that housekeeping knows of a jump. Also records this machine's clock for the
 * others.
 */
export class ClockWatch {
  private timer: NodeJS.Timeout | undefined;
  private isDoubted = false;

  constructor(private readonly deps: Pick<Deps, "clock" | "db" | "log">) {}

  start(): void {
    const tick = async () => {
      await this.look().catch((err) => this.deps.log.warn({ err }, "clock check failed"));
      this.timer = startTimer(tick, intervalMs).unref();
    };
    this.timer = startTimer(tick, intervalMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  async look(): Promise<void> {
    const { clock, db, log } = this.deps;
    const { now, row } = await clock.look();
    const isDoubted = row.doubtedSince !== null;
    const facts = { lastSeen: row.seenAt, now: now.toISOString() };
    if (isDoubted && !this.isDoubted)
      log.warn(facts, "the clock jumped; no expired data is deleted until it is trusted");
    if (!isDoubted && this.isDoubted) log.info(facts, "the clock is trusted again");
    this.isDoubted = isDoubted;
    followClock(referenceMs(now, row));
    await noteMachineClock(db);
  }
}

/**
 * Return the time this process should use: the judged clock's, and never earlier than the moment at which it was last trusted.
 * A machine that starts in 1970 would otherwise write enquiries that look old enough to be erased.
 */
function referenceMs(now: Date, { seenAt }: ClockRow): number {
  const lastTrusted = seenAt === null ? 0 : Date.parse(seenAt);
  if (now.getTime() >= lastTrusted) return now.getTime();
  return Math.max(lastTrusted, currentTime().getTime());
}
