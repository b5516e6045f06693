import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "@estudio/database";

/** Files and folders of DATA_DIR that a backup holds besides the database. */
export const kept = ["media", "private", "session-keys", "builder-token"];

/**
 * Copy a file or a folder.
 * @param linked create hard links where both paths are on one disk. Pictures are never rewritten, so they take no
 * extra space.
 */
export function copyTree(from: string, to: string, linked: boolean): void {
  if (!existsSync(from)) return;
  if (!statSync(from).isDirectory()) {
    copyOne(from, to, linked);
    return;
  }
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) copyTree(join(from, name), join(to, name), linked);
}

function copyOne(from: string, to: string, linked: boolean): void {
  try {
    if (linked) linkSync(from, to);
    else copyFileSync(from, to);
  } catch (error) {
    // The file was deleted after the folder was read.
    if (!existsSync(from)) return;
    if (!linked) throw error;
    copyFileSync(from, to);
  }
}

/** Return whether both files can be read, are not empty and have the same bytes. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one, { throwIfNoEntry: false }), statSync(other, { throwIfNoEntry: false })];
  if (!a?.size || !b) return false;
  return hashOf(readFileSync(one)) === hashOf(readFileSync(a.ino === b.ino && a.dev === b.dev ? one : other));
}

/** Return the bytes that deleting a file or folder would free: files with other hard links count as 0. */
export function ownBytes(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.nlink > 1 ? 0 : found.size;
  return readdirSync(path).reduce((sum, name) => sum + ownBytes(join(path, name)), 0);
}

/** @throws Error when the disk has less than twice these bytes free: the backup must leave space for the site */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(dirname(folder));
  if (bavail * bsize < bytes * 2) throw new Error(`No hay sitio para la copia en ${dirname(folder)}`);
}
