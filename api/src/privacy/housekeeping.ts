import { startTimer } from "@estudio/contract";
import { eraseFromDisk, forgetOld } from "@estudio/database";
import { forgetOldAccess } from "../accounts/forgetting";
import type { Deps } from "../deps";
import { sweepGuides } from "../guides/sweep";
import { keepMailState } from "../mail/keepMailState";
import { forgetOldVisits } from "../visits/visits";
import { keepAnswerTime } from "./answerTime";
import { eraseDue } from "./retention";

const everyMs = 60 * 60 * 1000;

/**
 * What has to be done now and then, at the start and every hour: what was kept long enough is erased, old counts are forgotten,
 * the measured time of an answer is brought up to date. Several processes may do it at once.
 */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.running = this.run().finally(() => {
      if (!this.stopped) this.timer = startTimer(() => this.start(), everyMs).unref();
    });
  }

  /** Resolves when what is under way is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Each by itself: what fails is tried again in an hour, and holds up nothing else. */
  async run(): Promise<void> {
    const { db, state, log, outbox } = this.deps;
    const chores = {
      retention: () => eraseDue(this.deps),
      visits: () => forgetOldVisits(db),
      access: () => forgetOldAccess(db),
      keeping: () => forgetOld(db),
      guides: () => sweepGuides(this.deps),
      formFiles: () => this.deps.intake.dropAbandoned(),
      reserve: () => this.deps.reserve.restore(),
      // Also what somebody deleted in the panel since the last time.
      deletedRows: () => eraseFromDisk(db),
      mail: async () => (await keepMailState(db, outbox.enabled)) && state.refresh(),
      answerTime: async () => (await keepAnswerTime(db)) && state.refresh(),
    };
    for (const [chore, work] of Object.entries(chores))
      await work().catch((err) => log.warn({ err, chore }, "not done, tried again in an hour"));
  }
}
