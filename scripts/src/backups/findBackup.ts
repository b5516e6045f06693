import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { currentTime } from "@estudio/contract";
import { type BackupPlace, backupPlace, datedBackups, erasuresFile, placeAt } from "@estudio/database";
import { dataDir } from "../env";

export type Found = {
  /** Where it lies on this machine. */
  folder: string;
  /** Lines of the lists of erasures that lie beside it. */
  erasures: string;
  /** Takes away what was fetched for it. */
  done(): void;
};

/**
 * @param source a folder; `s3://bucket/prefix/name`; the name of one that lies where `BACKUP_TO` says; or `latest`, there or at
 * the end of an address: the last good one
 * @throws Error in a sentence when there is none
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

/** Of the copy itself, of those beside it, and of the folder around them. */
function listsBeside(folder: string): string {
  const around = dirname(folder);
  return ["..", ...readdirSync(around)]
    .map((name) => join(around, name, erasuresFile))
    .filter((list) => existsSync(list))
    .map((list) => readFileSync(list, "utf8"))
    .join("\n");
}
