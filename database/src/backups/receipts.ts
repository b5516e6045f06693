import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Backup,
  type BackupFailure,
  backup,
  backupFailure,
  backupFailureFile,
  backupFile,
} from "@estudio/contract";

/** @returns the receipt in that text, if it is the one of the backup of that name */
export function receiptIn(text: string, name: string): Backup | undefined {
  const read = backup.safeParse(parsed(text)).data;
  return read?.name === name ? read : undefined;
}

/** @returns the receipt of the backup in that folder, whatever the folder is called now */
export function readReceipt(folder: string): Backup | undefined {
  const file = join(folder, backupFile);
  return existsSync(file) ? backup.safeParse(parsed(readFileSync(file, "utf8"))).data : undefined;
}

export const oldestFirst = (one: Backup, other: Backup): number => one.startedAt.localeCompare(other.startedAt);

/** Machines' clocks differ a little: a moment that is further ahead was written by a clock that was wrong. */
const aheadMs = 5 * 60_000;

/** Return whether a moment has not come yet, so that nothing can have happened at it. */
export const isAhead = (moment: string, now: Date): boolean => Date.parse(moment) > now.getTime() + aheadMs;

/** Return the backups without those that a clock which was ahead has dated: nobody can say how old they are. */
export const datedBackups = (all: Backup[], now: Date): Backup[] => all.filter((one) => !isAhead(one.startedAt, now));

/** @returns what is written down in that folder of the last attempt, if it failed */
export function readFailure(folder: string): BackupFailure | undefined {
  try {
    return backupFailure.safeParse(parsed(readFileSync(join(folder, backupFailureFile), "utf8"))).data;
  } catch {
    return undefined;
  }
}

export function writeFailure(folder: string, failure: BackupFailure | undefined): void {
  const file = join(folder, backupFailureFile);
  if (!failure) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(failure), { mode: 0o600 });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
