import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { currentTime } from "@estudio/contract";
import { type BackupPlace, backupPlace, datedBackups, erasuresFile, placeAt } from "@estudio/database";
import { dataDir } from "../env";

export type Found = {
  /** Its path on this machine. */
  folder: string;
  /** Lines of the erasure lists found beside it. */
  erasures: string;
  /** Delete the downloaded copy. */
  done(): void;
};

/**
 * Find a backup, and download it if necessary.
 * @param source a folder, `s3://bucket/prefix/name`, a name under `BACKUP_TO`, or `latest` (also at the end of an
 * address): the newest good one
 * @throws Error in Spanish when there is none
 */
export async function findBackup(source: string): Promise<Found> {
  const folder = resolve(source);
  if (existsSync(folder)) return { folder, erasures: listsBeside(folder), done: () => undefined };
  const [place, wanted] = placeOf(source);
  const name = wanted === "latest" ? await lastGood(place) : wanted;
  const scratch = mkdtempSync(join(dataDir(), ".restoring-"));
  const done = () => rmSync(scratch, { recursive: true, force: true });
  try {
    const found = await place.open(name, scratch);
    return { folder: found, erasures: (await place.erasures()) + listsBeside(found), done };
  } catch (error) {
    done();
    throw error;
  }
}

function placeOf(source: string): [BackupPlace, string] {
  if (!source.startsWith("s3:")) return [backupPlace(dataDir()), source];
  const end = source.lastIndexOf("/");
  return [placeAt(source.slice(0, end), dataDir()), source.slice(end + 1)];
}

async function lastGood(place: BackupPlace): Promise<string> {
  const good = (await place.list()).filter(({ verifiedAt }) => verifiedAt);
  const last = datedBackups(good, currentTime()).at(-1);
  if (last) return last.name;
  if (good.length === 0) throw new Error(`No hay ninguna copia buena en ${place.name}`);
  throw new Error(
    `Las copias buenas de ${place.name} son posteriores a la hora de esta máquina: pon bien su reloj, o di el nombre de una`,
  );
}

/** Return the erasure lists of the backup, of its siblings and of their parent folder. */
function listsBeside(folder: string): string {
  const around = dirname(folder);
  return ["..", ...readdirSync(around)]
    .map((name) => join(around, name, erasuresFile))
    .filter((list) => existsSync(list))
    .map((list) => readFileSync(list, "utf8"))
    .join("\n");
}
