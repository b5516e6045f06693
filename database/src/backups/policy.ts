import { type BuildTime, parseBackupTimes } from "@estudio/contract";
import type { Knex } from "knex";
import { SettingsModel } from "../models/site";
import { withVariableName } from "./place";

/** Environment variables that override the settings. */
type Variables = { BACKUP_AT?: string | undefined; BACKUP_KEEP?: string | undefined };
export type BackupPolicy = {
  at: string;
  times: BuildTime[];
  /** One of the two is null: backups are kept by days or by count. */
  keptDays: number | null;
  keptCount: number | null;
  lateHours: number;
  fixed: { at: boolean; keep: boolean };
};

/** Defaults for databases from before these settings existed. */
const defaultSettings = { backupAt: "03:30", backupKeepDays: 7, backupLateHours: 36 };

/**
 * Return the backup schedule and retention, from the settings or the environment.
 * @throws Error that names the variable
 */
export async function backupPolicy(db: Knex, variables: Variables = process.env): Promise<BackupPolicy> {
  const configured = (await SettingsModel.query(db).findById(1)) ?? defaultSettings;
  const at = variables.BACKUP_AT || configured.backupAt;
  const keptCount = withVariableName("BACKUP_KEEP", () => backupsKept(variables.BACKUP_KEEP));
  return {
    at,
    times: variables.BACKUP_AT ? withVariableName("BACKUP_AT", () => parseBackupTimes(at)) : parseBackupTimes(at),
    keptDays: keptCount === null ? configured.backupKeepDays : null,
    keptCount,
    lateHours: configured.backupLateHours,
    fixed: { at: Boolean(variables.BACKUP_AT), keep: keptCount !== null },
  };
}

/**
 * Parse BACKUP_KEEP. Return null if empty: then the settings apply.
 * @throws Error that explains the format
 */
export function backupsKept(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`debe ser un número de 1 a 999, no «${text}»`);
  return Number(text);
}
