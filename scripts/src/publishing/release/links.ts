import { constants, copyFileSync, linkSync } from "node:fs";
import { join } from "node:path";
import { DamagedBase, isNoRoom } from "../failures";
import { isWholeIn, type Release, sizesOf } from "./madeSite";
import type { FileEntry } from "./releaseFiles";

/** @returns what the release before says of that file. @throws DamagedBase when it does not have it */
export function entryIn(base: Release | undefined, file: string): FileEntry {
  const entry = base?.manifest.files.get(file);
  if (!entry) throw new DamagedBase(file);
  return entry;
}

/**
 * Links a file of the release before, with its twins, into the next one.
 * @throws DamagedBase
 */
export function link(base: Release | undefined, aside: string, file: string): FileEntry {
  const entry = entryIn(base, file);
  if (!base || !isWholeIn(base.dir, file, entry)) throw new DamagedBase(file);
  for (const [name] of sizesOf(file, entry)) linkOrCopy(join(base.dir, name), join(aside, name));
  return entry;
}

export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (isNoRoom(error)) throw error;
    // A disk without hard links, or a file of somebody else's.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
