import { z } from "zod";
import { count, moment } from "../rules/fields";

/** Metadata file of a backup. Written last, so that its presence marks a complete backup. */
export const backupFile = "backup.json";
/** Stored beside the backups: the last failed attempt. */
export const backupFailureFile = "last-failure.json";

/**
 * A complete backup. `bytes`: disk space that only it uses; `verifiedAt`: when a trial restore matched.
 * `message`: why the trial restore failed.
 */
export const backup = z.object({
  name: z.string(),
  startedAt: moment,
  finishedAt: moment,
  bytes: count,
  rows: count,
  pictures: count,
  verifiedAt: moment.nullable(),
  message: z.string(),
});
export type Backup = z.infer<typeof backup>;

export const backupFailure = z.object({ at: moment, message: z.string() });
export type BackupFailure = z.infer<typeof backupFailure>;

/**
 * Backups as owners see them.
 * - `at`: times of day (Madrid); empty or `off` disables them.
 * - `keptDays`, `keptCount`: each stays that long, or the newest ones stay.
 * - `fixed`: set by the environment, so the panel cannot change it.
 * - `late`: the last good one is older than `lateHours`.
 * - `lastGood`: newest verified one, unless a fast clock dated it.
 * - `problem`: why the store could not be read, now or since the last check; empty if it could.
 */
export const backups = z.object({
  place: z.string(),
  at: z.string(),
  keptDays: z.int().nullable(),
  keptCount: z.int().nullable(),
  lateHours: z.int(),
  fixed: z.object({ at: z.boolean(), keep: z.boolean() }),
  late: z.boolean(),
  problem: z.string(),
  backups: z.array(backup),
  lastGood: backup.nullable(),
  failure: backupFailure.nullable(),
});
export type Backups = z.infer<typeof backups>;

export type BackupStore = { bucket: string; prefix: string };

/**
 * Parse the setting that says where backups go.
 * @param text a folder, or `s3://bucket/prefix`
 * @returns bucket and prefix (default `backups`); undefined for a folder
 * @throws Error with a Spanish message for the administrator
 */
export function parseBackupStore(text: string): BackupStore | undefined {
  if (!text.startsWith("s3:")) return undefined;
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (!bucket) throw new Error(`«${text}» no es un sitio de un almacén; se escribe así: s3://cubo/carpeta`);
  return { bucket, prefix: prefix?.replace(/^\/+|\/+$/g, "") || "backups" };
}
