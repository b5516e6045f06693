import { rmSync } from "node:fs";
import { type Backup, currentTime, dayMs, nowIso } from "@estudio/contract";
import {
  type BackupPlace,
  type BackupPolicy,
  backupPlace,
  backupPolicy,
  ClockGuard,
  type ConnectionOptions,
  connect,
  datedBackups,
  errorInWords,
} from "@estudio/database";
import { dataDir, existingDatabase } from "../env";
import { makeBackup } from "./makeBackup";

/** Make the backup that is due, store it, and delete the expired ones. A failure is recorded beside the backups. */
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

/** `mayErase`: the clock is trusted enough to delete expired backups. */
async function wished(options: ConnectionOptions): Promise<{ wishes: BackupPolicy; mayErase: boolean }> {
  const db = connect(options);
  try {
    return { wishes: await backupPolicy(db), mayErase: (await new ClockGuard(db).look()).mayErase };
  } finally {
    await db.destroy();
  }
}

async function prune(place: BackupPlace, wishes: BackupPolicy, now: Date): Promise<void> {
  const over = outlived(await place.list(), wishes, now);
  await place.remove(over.map(({ name }) => name));
}

/** This many good backups never expire, so that no wrong clock deletes all of them. */
const goodKept = 3;

/**
 * Return the backups that have expired or exceed the count.
 * The newest good ones never expire, nor does the newest. Backups dated in the future stay, but count as neither.
 */
export function outlived(found: Backup[], { keptDays, keptCount }: BackupPolicy, now: Date): Backup[] {
  const all = datedBackups(found, now);
  const good = all.filter(({ verifiedAt }) => verifiedAt).slice(-Math.min(goodKept, keptCount ?? goodKept));
  // Half a day of tolerance: a nightly backup starts some seconds earlier or later than the one a week ago.
  const since = new Date(now.getTime() - (keptDays ?? 0) * dayMs + dayMs / 2).toISOString();
  const old = keptCount === null ? all.filter(({ startedAt }) => startedAt < since) : all.slice(0, -keptCount);
  return old.filter((one) => !good.includes(one) && one !== all.at(-1));
}
