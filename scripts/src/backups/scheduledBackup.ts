import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Backup, backup, backupFailureFile, backupFile } from "@estudio/contract";
import { errorInWords } from "@estudio/database";
import { backupsDir, backupsKept } from "./backupEnv";
import { makeBackup } from "./makeBackup";

const unfinished = ".making-";

/** Makes the backup of this time into its folder, and takes those away that are too many. What fails is written down there. */
export async function scheduledBackup(now = new Date()): Promise<Backup> {
  const folder = backupsDir();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder))
    if (name.startsWith(unfinished)) rmSync(join(folder, name), { recursive: true, force: true });
  const name = now.toISOString().slice(0, 19).replace(/:/g, "-");
  const making = join(folder, unfinished + name);
  try {
    const made = await makeBackup(making, { name, linked: true });
    renameSync(making, join(folder, name));
    prune(folder);
    if (made.verifiedAt) rmSync(join(folder, backupFailureFile), { force: true });
    else fail(folder, made.message);
    return made;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    fail(folder, errorInWords(error));
    throw error;
  }
}

function fail(folder: string, message: string): void {
  const failure = { at: new Date().toISOString(), message };
  writeFileSync(join(folder, backupFailureFile), JSON.stringify(failure), { mode: 0o600 });
}

/** @returns those made by themselves, oldest first */
export function backupsIn(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, backupFile);
    const read = existsSync(file) ? backup.safeParse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
    return read?.success && read.data.name === name ? [read.data] : [];
  });
  return found.sort((one, other) => one.startedAt.localeCompare(other.startedAt));
}

/** The last good one stays, however many came after it. */
function prune(folder: string): void {
  const all = backupsIn(folder);
  const lastGood = all.findLast(({ verifiedAt }) => verifiedAt);
  for (const { name } of all.slice(0, -backupsKept()))
    if (name !== lastGood?.name) rmSync(join(folder, name), { recursive: true, force: true });
}
