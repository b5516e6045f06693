import { type BuildTime, parseBackupTimes } from "@estudio/contract";
import type { Knex } from "knex";
import { SettingsModel } from "../models";
import { named } from "./place";

/** Of an environment that says something of backups: whatever the settings say, it wins. */
type Variables = { BACKUP_AT?: string | undefined; BACKUP_KEEP?: string | undefined };
export type BackupWishes = {
  at: string;
  times: BuildTime[];
  /** Either of both. */
  keptDays: number | null;
  keptCount: number | null;
  lateHours: number;
  fixed: { at: boolean; keep: boolean };
};

/** As before there were settings for it. */
const unasked = { backupAt: "03:30", backupKeepDays: 7, backupLateHours: 36 };

/** @returns when backups are made and how long they stay: as the settings say, or the environment. @throws Error naming the variable */
export async function backupWishes(db: Knex, variables: Variables = process.env): Promise<BackupWishes> {
  const said = (await SettingsModel.query(db).findById(1)) ?? unasked;
  const at = variables.BACKUP_AT || said.backupAt;
  const keptCount = named("BACKUP_KEEP", () => backupsKept(variables.BACKUP_KEEP));
  return {
    at,
    times: variables.BACKUP_AT ? named("BACKUP_AT", () => parseBackupTimes(at)) : parseBackupTimes(at),
    keptDays: keptCount === null ? said.backupKeepDays : null,
    keptCount,
    lateHours: said.backupLateHours,
    fixed: { at: Boolean(variables.BACKUP_AT), keep: keptCount !== null },
  };
}

/** @returns how many backups stay; null: the settings say how long. @throws Error saying what it must be */
export function backupsKept(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`debe ser un número de 1 a 999, no «${text}»`);
  return Number(text);
}
