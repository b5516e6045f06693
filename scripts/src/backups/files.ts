import { createHash } from "node:crypto";
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

/** What a backup holds besides the database. */
export const kept = ["media", "private", "session-keys", "builder-token"];

/**
 * Copies a file or a folder. @param linked where both are on one disk, as further names of the same files: pictures are never
 * written to again, so that a night's backup takes no room for them
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
    // Somebody has taken it away since the folder was read.
    if (!existsSync(from)) return;
    if (!linked) throw error;
    copyFileSync(from, to);
  }
}

/** @returns whether both have the same bytes, and they can be read */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one, { throwIfNoEntry: false }), statSync(other, { throwIfNoEntry: false })];
  if (!a?.size || !b) return false;
  return hashOf(one) === (a.ino === b.ino && a.dev === b.dev ? hashOf(one) : hashOf(other));
}

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** @returns the bytes that a file or a folder takes by itself: not those it shares with others */
export function ownBytes(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.nlink > 1 ? 0 : found.size;
  return readdirSync(path).reduce((sum, name) => sum + ownBytes(join(path, name)), 0);
}

/** @throws Error when there is no room for so many bytes, with as many left again */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(dirname(folder));
  if (bavail * bsize < bytes * 2) throw new Error(`No hay sitio para la copia en ${dirname(folder)}`);
}
