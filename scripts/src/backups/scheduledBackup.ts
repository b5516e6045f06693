import { rmSync } from "node:fs";
import { type Backup, currentTime, dayMs, nowIso } from "@estudio/contract";
import {
  type BackupPlace,
  type BackupWishes,
  backupPlace,
  backupWishes,
  ClockGuard,
  type ConnectionOptions,
  connect,
  datedBackups,
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
    const { wishes, mayErase } = await wished(options);
    const made = await place.keep(room, await makeBackup(room, { name, linked: true }));
    if (mayErase) await prune(place, wishes, now);
    else console.error("No se retira ninguna copia de seguridad: el reloj ha saltado y no se sabe si es bueno");
    place.noteFailure(made.verifiedAt ? undefined : failure(made.message));
    return made;
  } catch (error) {
    rmSync(room, { recursive: true, force: true });
    place.noteFailure(failure(errorInWords(error)));
    throw error;
  }
}

const failure = (message: string) => ({ at: nowIso(), message });

/** `mayErase`: the clock may be believed when it says that a backup has been kept long enough. */
async function wished(options: ConnectionOptions): Promise<{ wishes: BackupWishes; mayErase: boolean }> {
  const db = connect(options);
  try {
    return { wishes: await backupWishes(db), mayErase: (await new ClockGuard(db).look()).mayErase };
  } finally {
    await db.destroy();
  }
}

async function prune(place: BackupPlace, wishes: BackupWishes, now: Date): Promise<void> {
  const over = outlived(await place.list(), wishes, now);
  await place.remove(over.map(({ name }) => name));
}

/** So many good ones stay however old they are: no single reading of a clock leaves a studio with one. */
const goodKept = 3;

/**
 * @returns those that have been kept long enough, or are too many. The newest good ones stay, however many came after them, and the newest;
 * so does one that a clock which was ahead has dated, but it is none of these
 */
export function outlived(found: Backup[], { keptDays, keptCount }: BackupWishes, now: Date): Backup[] {
  const all = datedBackups(found, now);
  const good = all.filter(({ verifiedAt }) => verifiedAt).slice(-Math.min(goodKept, keptCount ?? goodKept));
  // A night's begins some seconds earlier or later than the one of a week ago.
  const since = new Date(now.getTime() - (keptDays ?? 0) * dayMs + dayMs / 2).toISOString();
  const old = keptCount === null ? all.filter(({ startedAt }) => startedAt < since) : all.slice(0, -keptCount);
  return old.filter((one) => !good.includes(one) && one !== all.at(-1));
}
