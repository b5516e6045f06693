import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { backupFailure, backupFailureFile } from "@estudio/contract";
import { programArguments } from "@estudio/database";
import type { Knex } from "knex";
import { lastDue } from "../publishing/queue/buildTimes";
import { backupsDir, backupTimes } from "./backupEnv";
import { backupsIn } from "./scheduledBackup";

const lookEveryMs = 60_000;

/** Begins a backup, in a process of its own at the lowest priority, when its time has come; one that was missed is made up for. */
export class BackupClock {
  private readonly times = backupTimes();
  private timer: NodeJS.Timeout | undefined;
  private child: ChildProcess | undefined;

  constructor(private readonly db: Knex) {}

  start(): void {
    if (this.times.length > 0)
      this.timer = setInterval(() => void this.look().catch(() => undefined), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.child?.kill();
  }

  private async look(): Promise<void> {
    const due = lastDue(this.times, new Date());
    if (!due || this.child || !(await isOwed(this.db, due))) return;
    const program = [process.execPath, ...programArguments("scripts/src/backup.ts"), "--scheduled"];
    this.child = spawn("nice", ["-n", "19", ...program], { stdio: ["ignore", "ignore", "inherit"] });
    this.child.once("exit", () => {
      this.child = undefined;
    });
  }
}

/** @returns whether nothing was tried since then, and there was a studio already */
export async function isOwed(db: Knex, due: Date): Promise<boolean> {
  const since = due.toISOString();
  const folder = backupsDir();
  const newest = backupsIn(folder).at(-1);
  if (newest && newest.startedAt >= since) return false;
  const failed = join(folder, backupFailureFile);
  const failure = existsSync(failed) ? backupFailure.safeParse(JSON.parse(readFileSync(failed, "utf8"))) : undefined;
  if (failure?.success && failure.data.at >= since) return false;
  const first = await db("users").min({ at: "createdAt" }).first();
  return Boolean(first?.at) && String(first?.at) < since;
}
