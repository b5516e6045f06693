import { z } from "zod";
import { count, moment } from "../rules/fields";

/** The file in each backup that says what it is; written when everything else is there. */
export const backupFile = "backup.json";
/** Beside the backups: the last attempt that failed. */
export const backupFailureFile = "last-failure.json";

/**
 * A backup that is complete. `bytes` that it takes on the disk by itself; `verifiedAt`: when it was brought back into a scratch
 * place and compared, with `message` saying why it was not.
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
 * What owners see. `at`: the times of day (Madrid), empty or `off`: none are made by themselves; each stays `keptDays`, or as many
 * stay as `keptCount`; `fixed`: what the environment says, and the panel cannot change. `late`: the last good one is older than
 * `lateHours`. `lastGood`: the newest that was tried and found good, but for one that a clock which was ahead has dated. `problem`: why the place could not be looked at, or not since the last time; empty when it could.
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
 * @param text where backups are put: a folder, or `s3://bucket/prefix`
 * @returns the place in the S3 store, `backups` when no prefix is named; undefined for a folder
 * @throws Error in words for who wrote it
 */
export function parseBackupStore(text: string): BackupStore | undefined {
  if (!text.startsWith("s3:")) return undefined;
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (!bucket) throw new Error(`«${text}» no es un sitio de un almacén; se escribe así: s3://cubo/carpeta`);
  return { bucket, prefix: prefix?.replace(/^\/+|\/+$/g, "") || "backups" };
}
