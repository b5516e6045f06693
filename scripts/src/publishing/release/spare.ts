import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { isWholeIn, sizesOf } from "./madeSite";

/**
 * A release that nobody will return to any more, set aside: the next one is made of it. Most of its files are as they are to
 * be, and stay where they are; with thousands of pages that is quicker than a new folder and links for each.
 *
 * For the sake of a figure: with 15,000 pages (90,000 files) a release of one change is made in 0.65 s instead of 2.6, and no old one has
 * to be removed for it. Without it (`takeSpare` always answers that there is none) releases are the same.
 */
export const spareName = ".spare";

type Files = ReleaseManifest["files"];

/** A complete release becomes the spare, where there is none; else it goes. */
export async function keepAsSpare(releasesDir: string, dir: string): Promise<void> {
  const spare = join(releasesDir, spareName);
  if (existsSync(join(dir, releaseManifestFile)) && !existsSync(spare))
    try {
      return await rename(dir, spare);
    } catch {
      // Another builder has set one aside.
    }
  await rm(dir, { recursive: true, force: true });
}

/** @param to where it is to lie from now on @returns what is in it; undefined when there is none */
export async function takeSpare(releasesDir: string, to: string): Promise<Files | undefined> {
  try {
    await rename(join(releasesDir, spareName), to);
  } catch {
    return undefined;
  }
  try {
    const manifest: ReleaseManifest = JSON.parse(await readFile(join(to, releaseManifestFile), "utf8"));
    return manifest.files;
  } catch {
    // Nobody knows what is in it.
    await rm(to, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Takes everything out of the spare but what is as it is to be. What goes is unlinked, never written to: other releases
 * have links to the same files.
 * @param wanted files as the next release is to have them
 * @returns those that are in their place, whole
 */
export function leaveInSpare(dir: string, files: Files, wanted: Files): Set<string> {
  const inPlace = new Set<string>();
  const folders = new Set<string>();
  for (const [file, entry] of Object.entries(files)) {
    const next = wanted[file];
    if (next?.etag === entry.etag && isWholeIn(dir, file, next)) {
      inPlace.add(file);
      continue;
    }
    for (const [name] of sizesOf(file, entry)) rmSync(join(dir, name), { force: true });
    folders.add(dirname(file));
  }
  for (const name of readdirSync(dir)) if (name.startsWith(".")) rmSync(join(dir, name), { force: true });
  for (const folder of folders) removeEmpty(dir, folder);
  return inPlace;
}

/** A folder where nothing is left, and those around it. */
function removeEmpty(dir: string, folder: string): void {
  if (folder === "/" || folder === ".") return;
  try {
    rmdirSync(join(dir, folder));
  } catch {
    // Something lies in it, or it is gone already.
    return;
  }
  removeEmpty(dir, dirname(folder));
}
