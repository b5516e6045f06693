import { ageMs, currentTime, nowIso, startInterval } from "@estudio/contract";
import {
  type BackupPlace,
  backupPlace,
  backupPolicy,
  type Child,
  datedBackups,
  errorInWords,
  isAhead,
  noteMachineClock,
  programArguments,
  startNicely,
} from "@estudio/database";
import type { Knex } from "knex";
import { dataDir } from "../env";
import { lastDue } from "../publishing/queue/buildTimes";

const lookEveryMs = 60_000;
/** Pause after a backup that failed. */
const againAfterMs = 3_600_000;

/** Start the nightly backup in a process of its own, at the lowest priority. A missed backup is made up for. */
export class BackupClock {
  private readonly place = backupPlace(dataDir());
  private timer: NodeJS.Timeout | undefined;
  private child: Child | undefined;
  /** The set time, in epoch milliseconds, that already has a backup: saves listing the backups every minute. */
  private done = 0;

  constructor(private readonly db: Knex) {}

  start(): void {
    this.timer = startInterval(() => void this.look().catch(() => undefined), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.child?.process.kill();
  }

  private async look(): Promise<void> {
    await noteMachineClock(this.db).catch(() => undefined);
    const now = currentTime();
    const { times } = await backupPolicy(this.db);
    const due = lastDue(times, now);
    if (!due || this.child || this.done === due.getTime()) return;
    if (await hasBackupSince(this.place, due, now)) {
      this.done = due.getTime();
      return;
    }
    if (!(await isOwed(this.db, due, this.place))) return;
    const program = [...programArguments("scripts/src/backup.ts"), "--scheduled"];
    this.child = startNicely(19, program, { stdio: ["ignore", "ignore", "inherit"] });
    const { error } = await this.child.ended;
    this.child = undefined;
    if (error) this.place.noteFailure({ at: nowIso(), message: errorInWords(error) });
  }
}

/**
 * Return whether a backup is due: none exists since that time, none failed within the last hour, and the studio
 * existed by then.
 */
export async function isOwed(db: Knex, due: Date, place: BackupPlace, now = currentTime()): Promise<boolean> {
  if (await hasBackupSince(place, due, now)) return false;
  const failedAt = place.failure()?.at ?? "";
  // A failure dated in the future by a wrong clock would delay every backup until then.
  const hasFailed = !isAhead(failedAt, now) && failedAt >= due.toISOString();
  if (hasFailed && ageMs(failedAt) < againAfterMs) return false;
  const first = await db("users").min({ at: "createdAt" }).first();
  if (!first?.at) return false;
  return isAhead(String(first.at), now) || String(first.at) < due.toISOString();
}

/** Backups that cannot be listed count as none: the attempt that follows reports the reason. */
async function hasBackupSince(place: BackupPlace, due: Date, now: Date): Promise<boolean> {
  const newest = datedBackups(await place.list().catch(() => []), now).at(-1);
  return newest !== undefined && newest.startedAt >= due.toISOString();
}
