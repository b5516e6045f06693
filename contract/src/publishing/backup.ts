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

/** What owners see. `at`: the times of day (Madrid), empty: none are made by themselves; `late`: the last good one is older than wished. */
export const backups = z.object({
  place: z.string(),
  at: z.string(),
  late: z.boolean(),
  backups: z.array(backup),
  failure: backupFailure.nullable(),
});
export type Backups = z.infer<typeof backups>;
