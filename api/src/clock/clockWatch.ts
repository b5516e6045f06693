import { startTimer } from "@estudio/contract";
import { noteMachineClock } from "@estudio/database";
import type { Deps } from "../deps";

const everyMs = 60_000;

/** Looks at the clock every minute, so that a jump is known before housekeeping comes, and notes this machine's for the others. */
export class ClockWatch {
  private timer: NodeJS.Timeout | undefined;
  private isDoubted = false;

  constructor(private readonly deps: Pick<Deps, "clock" | "db" | "log">) {}

  start(): void {
    const tick = async () => {
      await this.look().catch((err) => this.deps.log.warn({ err }, "the clock was not looked at"));
      this.timer = startTimer(tick, everyMs).unref();
    };
    this.timer = startTimer(tick, everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  async look(): Promise<void> {
    const { clock, db, log } = this.deps;
    const { now, row } = await clock.look();
    const isDoubted = row.doubtedSince !== null;
    const facts = { lastSeen: row.seenAt, now: now.toISOString() };
    if (isDoubted && !this.isDoubted) log.warn(facts, "the clock jumped: nothing is erased by it until it is trusted");
    if (!isDoubted && this.isDoubted) log.info(facts, "the clock is trusted again");
    this.isDoubted = isDoubted;
    await noteMachineClock(db);
  }
}
