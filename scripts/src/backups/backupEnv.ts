import { join, resolve } from "node:path";
import { type BuildTime, parseBackupTimes } from "@estudio/contract";
import { dataDir } from "../env";

/** Where backups made by themselves are put: a folder, better one of another disk. */
export const backupsDir = () => resolve(process.env.BACKUP_TO || join(dataDir(), "backups"));

/** @throws Error naming the variable and what it must be */
export function backupTimes(): BuildTime[] {
  try {
    return parseBackupTimes(process.env.BACKUP_AT || "03:30");
  } catch (error) {
    throw new Error(`BACKUP_AT: ${error instanceof Error ? error.message : error}`);
  }
}

/** How many of them stay. @throws Error naming the variable and what it must be */
export function backupsKept(): number {
  const text = process.env.BACKUP_KEEP || "7";
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`BACKUP_KEEP: debe ser un número de 1 a 999, no «${text}»`);
  return Number(text);
}
