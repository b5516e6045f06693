import { startTimer } from "@estudio/contract";
import { eraseFromDisk, forgetMachineClocks, forgetOld } from "@estudio/database";
import { forgetOldAccess } from "../accounts/forgetting";
import { forgetOldPreviews } from "../content/previews";
import type { Deps } from "../deps";
import { sweepAttachments } from "../enquiries/attachments";
import { sweepGuides } from "../guides/sweep";
import { forgetOldAccountMails } from "../mail/forgetOldMails";
import { keepMailState } from "../mail/keepMailState";
import { forgetOldUploads } from "../pictures/oldUploads";
import { forgetOldMissedPaths } from "../redirects/missedPaths";
import { forgetOldBuilds } from "../site/forgetOldBuilds";
import { forgetOldVisits } from "../visits/visits";
import { keepAnswerTime } from "./answerTime";
import { eraseDue } from "./retention";

const everyMs = 60 * 60 * 1000;

/**
 * What is erased because its time has come, each by the moment that the guard of the clock has found good. Whatever is erased by a moment
 * belongs here and nowhere else: a call that erases on its way would believe a clock that nobody has looked at.
 */
const erasures: Record<string, (deps: Deps, now: Date) => PromiseLike<unknown>> = {
  retention: eraseDue,
  attachments: sweepAttachments,
  visits: ({ db }, now) => forgetOldVisits(db, now),
  missedPaths: ({ db }, now) => forgetOldMissedPaths(db, now),
  access: ({ db }, now) => forgetOldAccess(db, now),
  keeping: ({ db }, now) => forgetOld(db, now),
  previews: ({ db }, now) => forgetOldPreviews(db, now),
  guides: sweepGuides,
  uploads: forgetOldUploads,
  accountMails: ({ db }, now) => forgetOldAccountMails(db, now),
  builds: ({ db }, now) => forgetOldBuilds(db, now),
  machineClocks: ({ db }, now) => forgetMachineClocks(db, now),
  formFiles: ({ intake }, now) => intake.dropAbandoned(now),
};

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
    const { db, state, log, outbox, reserve } = this.deps;
    await this.chore("answerTime", async () => (await keepAnswerTime(db)) && state.refresh());
    await this.chore("mail", async () => (await keepMailState(db, outbox.enabled)) && state.refresh());
    // Also what somebody deleted in the panel since the last time.
    await this.chore("deletedRows", () => eraseFromDisk(db));
    await this.chore("reserve", () => reserve.restore());
    const verdict = await this.deps.clock.look().catch((err) => log.warn({ err }, "the clock was not looked at"));
    if (!verdict) return;
    if (!verdict.mayErase) {
      log.warn({ lastSeen: verdict.row.seenAt, now: verdict.now }, "nothing erased: the clock is not trusted");
      return;
    }
    for (const [name, erase] of Object.entries(erasures)) await this.chore(name, () => erase(this.deps, verdict.now));
  }

  private async chore(chore: string, work: () => PromiseLike<unknown>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.deps.log.warn({ err, chore }, "not done, tried again in an hour");
    }
  }
}
