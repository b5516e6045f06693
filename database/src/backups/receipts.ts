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

/** Parse a receipt. Return undefined unless it belongs to the backup of that name. */
export function parseReceipt(text: string, name: string): Backup | undefined {
  const read = backup.safeParse(parsed(text)).data;
  return read?.name === name ? read : undefined;
}

/** Return the receipt in a backup's folder, even if the folder was renamed. */
export function readReceipt(folder: string): Backup | undefined {
  const file = join(folder, backupFile);
  return existsSync(file) ? backup.safeParse(parsed(readFileSync(file, "utf8"))).data : undefined;
}

export const oldestFirst = (one: Backup, other: Backup): number => one.startedAt.localeCompare(other.startedAt);

/** Clocks of machines differ a little. A moment further ahead was written by a wrong clock. */
const aheadMs = 5 * 60_000;

/** Return whether a moment is in the future. */
export const isAhead = (moment: string, now: Date): boolean => Date.parse(moment) > now.getTime() + aheadMs;

/** Return the backups without those dated in the future by a wrong clock, whose age is unknown. */
export const datedBackups = (all: Backup[], now: Date): Backup[] => all.filter((one) => !isAhead(one.startedAt, now));

/** Return the failure recorded in the folder, if the last attempt failed. */
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
