import { startTimer } from "@estudio/contract";
import { eraseFromDisk, forgetMachineClocks, forgetOld } from "@estudio/database";
import { deleteExpiredAccess } from "../accounts/expiredAccess";
import { forgetOldPreviews } from "../content/previews";
import type { Deps } from "../deps";
import { sweepAttachments } from "../enquiries/attachments/attachments";
import { sweepGuides } from "../guides/sweep";
import { deleteOldAccountMails } from "../mail/deleteOldMails";
import { recordMailState } from "../mail/recordMailState";
import { forgetOldUploads } from "../pictures/oldUploads";
import { forgetOldMissedPaths } from "../redirects/missedPaths";
import { forgetOldBuilds } from "../site/forgetOldBuilds";
import { forgetOldVisits } from "../visits/visits";
import { updateAnswerTime } from "./answerTime";
import { eraseDue } from "./retention";

const intervalMs = 60 * 60 * 1000;

/**
 * Everything that is deleted by its age, each with the time that the clock guard has verified. Deletions by age belong
 * only here: elsewhere they would trust an unverified clock.
 */
const erasures: Record<string, (deps: Deps, now: Date) => PromiseLike<unknown>> = {
  retention: eraseDue,
  attachments: sweepAttachments,
  visits: ({ db }, now) => forgetOldVisits(db, now),
  missedPaths: ({ db }, now) => forgetOldMissedPaths(db, now),
  access: ({ db }, now) => deleteExpiredAccess(db, now),
  keeping: ({ db }, now) => forgetOld(db, now),
  previews: ({ db }, now) => forgetOldPreviews(db, now),
  guides: sweepGuides,
  uploads: forgetOldUploads,
  accountMails: ({ db }, now) => deleteOldAccountMails(db, now),
  builds: ({ db }, now) => forgetOldBuilds(db, now),
  machineClocks: ({ db }, now) => forgetMachineClocks(db, now),
  formFiles: ({ intake }, now) => intake.dropAbandoned(now),
};

/**
 * Runs periodic chores, at the start and every hour: deletes expired data, drops old counts and updates the measured
 * answer time. Several processes may run it at once.
 */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.running = this.run().finally(() => {
      if (!this.stopped) this.timer = startTimer(() => this.start(), intervalMs).unref();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Run each chore separately: a failed one is retried in an hour and does not block the others. */
  async run(): Promise<void> {
    const { db, state, log, outbox, reserve } = this.deps;
    await this.chore("answerTime", async () => (await updateAnswerTime(db)) && state.refresh());
    await this.chore("mail", async () => (await recordMailState(db, outbox.enabled)) && state.refresh());
    // Includes rows deleted in the panel since the last run.
    await this.chore("deletedRows", () => eraseFromDisk(db));
    await this.chore("reserve", () => reserve.restore());
    const verdict = await this.deps.clock.look().catch((err) => log.warn({ err }, "could not check the clock"));
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
      this.deps.log.warn({ err, chore }, "a chore failed and is retried in an hour");
    }
  }
}
