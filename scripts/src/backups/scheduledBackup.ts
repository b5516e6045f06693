import { rmSync } from "node:fs";
import { type Backup, currentTime, dayMs, nowIso } from "@estudio/contract";
import {
  type BackupPlace,
  type BackupWishes,
  backupPlace,
  backupWishes,
  type ConnectionOptions,
  connect,
  errorInWords,
} from "@estudio/database";
import { dataDir, existingDatabase } from "../env";
import { makeBackup } from "./makeBackup";

/** Makes the backup of this time, puts it where it belongs, and takes those away whose time is over. What fails is written down there. */
export async function scheduledBackup(now = currentTime()): Promise<Backup> {
  const options = existingDatabase();
  const place = backupPlace(dataDir());
  const name = now.toISOString().slice(0, 19).replace(/:/g, "-");
  const room = place.room(name);
  try {
    const wishes = await wished(options);
    const made = await place.keep(room, await makeBackup(room, { name, linked: true }));
    await prune(place, wishes, now);
    place.noteFailure(made.verifiedAt ? undefined : failure(made.message));
    return made;
  } catch (error) {
    rmSync(room, { recursive: true, force: true });
    place.noteFailure(failure(errorInWords(error)));
    throw error;
  }
}

const failure = (message: string) => ({ at: nowIso(), message });

async function wished(options: ConnectionOptions): Promise<BackupWishes> {
  const db = connect(options);
  return backupWishes(db).finally(() => db.destroy());
}

async function prune(place: BackupPlace, wishes: BackupWishes, now: Date): Promise<void> {
  const over = outlived(await place.list(), wishes, now);
  await place.remove(over.map(({ name }) => name));
}

/** @returns those that have been kept long enough, or are too many. The last good one stays, however many came after it, and the newest */
export function outlived(all: Backup[], { keptDays, keptCount }: BackupWishes, now: Date): Backup[] {
  const lastGood = all.findLast(({ verifiedAt }) => verifiedAt);
  // A night's begins some seconds earlier or later than the one of a week ago.
  const since = new Date(now.getTime() - (keptDays ?? 0) * dayMs + dayMs / 2).toISOString();
  const old = keptCount === null ? all.filter(({ startedAt }) => startedAt < since) : all.slice(0, -keptCount);
  return old.filter((one) => one !== lastGood && one !== all.at(-1));
}
