import { existsSync, linkSync, readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import { type Manifest, type Release, sizesOf } from "./madeSite";
import { forgetManifest, readManifest } from "./manifests";
import type { ReleaseFiles } from "./releaseFiles";
import { setAside } from "./removeInIdle";
import { lackTwins } from "./twins";

/** The served release and the four before it stay. */
export const keptReleases = 5;

/** As many as releases stay: so many publications come before the first is set aside. */
export const spareNames = Array.from({ length: keptReleases }, (_, index) => `.spare-${index + 1}`);

/** @returns whether that folder among the releases waits for the next to be made of it */
export const isSpare = (name: string): boolean => spareNames.includes(name);

/**
 * A release that nobody will return to any more, set aside: the next one is made of it. Most of its files are as they are to
 * be, and stay where they are; with thousands of pages that is quicker than a new folder and links for each. Until one is old
 * enough, the next are made of those that the build has made beside its release (`makeSpares.ts`).
 *
 * For the sake of a figure: with 15,000 pages (90,000 files) a release of one change is made in 0.65 s instead of 2.6, and no old one has
 * to be removed for it. Without it (`takeSpare` always answers that there is none) releases are the same.
 */
export type Spare = { dir: string; files: ReleaseFiles };

/**
 * A complete release becomes a spare, where it would be taken; else it goes. So does one whose twins have not all come: which of
 * them lie there nobody says.
 * @param served the release that the next one is made upon
 * @param most so many there may be beside it
 */
export async function keepAsSpare(
  releasesDir: string,
  dir: string,
  served: Known | undefined,
  most: number,
): Promise<void> {
  const others = served && (await sparesNotTaken(releasesDir, served.files, most));
  if (others && isOfUse(await readManifest(dir), served))
    try {
      for (const other of others) await dropSpare(releasesDir, other);
      return await becomeSpare(releasesDir, dir);
    } catch {
      // Another builder has set one aside.
    }
  await setAside(releasesDir, dir);
}

/** @returns those that would not be taken; undefined when more would be than may be, and then the others are not looked at */
async function sparesNotTaken(releasesDir: string, wanted: ReleaseFiles, most: number): Promise<Spare[] | undefined> {
  const others: Spare[] = [];
  let taken = 0;
  for (const spare of await sparesIn(releasesDir)) {
    if (!isMostlyAs(spare.files, wanted)) others.push(spare);
    else if (++taken > most) return undefined;
  }
  return others;
}

type Known = Pick<Manifest, "program" | "files">;

/** @returns whether a release may become a spare for those to be made upon what is `served`. One of another program has no page in common with them. */
export const isOfUse = (manifest: Known | undefined, served: Known): boolean =>
  manifest?.program === served.program &&
  isMostlyAs(manifest.files, served.files) &&
  lackTwins(manifest.files).length === 0;

/** @throws when there are as many as there may be, or another builder has made one at this moment */
export async function becomeSpare(releasesDir: string, dir: string): Promise<void> {
  const there = await readdir(releasesDir);
  const name = spareNames.find((one) => !there.includes(one));
  if (!name) throw new Error("Ya hay tantas carpetas de reserva como puede haber");
  await rename(dir, join(releasesDir, name));
}

/**
 * Twins of a release's files have come, and its manifest speaks of them: the spares that were made of it get them by links, too, so that
 * the next release may still be made of one. Meanwhile it is none: of what a builder that dies here has left nobody says which twins lie there.
 * @param before what that manifest said until now
 */
export async function bringTwins(
  releasesDir: string,
  { dir, manifest }: Release,
  before: ReleaseFiles,
  names: Iterable<string>,
): Promise<void> {
  const aside = join(releasesDir, `.twins-of-${process.pid}`);
  for (const spare of await sparesIn(releasesDir)) {
    // The same file on the disk, by a link.
    if (spare.files !== before) continue;
    try {
      await rename(spare.dir, aside);
      for (const name of names)
        for (const twin of manifest.files.get(name)?.twins ?? [])
          linkSync(join(dir, `${name}.${twin}`), join(aside, `${name}.${twin}`));
      rmSync(join(aside, releaseManifestFile));
      linkSync(join(dir, releaseManifestFile), join(aside, releaseManifestFile));
      await becomeSpare(releasesDir, aside);
    } catch {
      await rm(aside, { recursive: true, force: true });
    }
  }
}

export const dropSpare = (releasesDir: string, { dir }: Spare): Promise<void> => setAside(releasesDir, dir);

/** Their room is needed. */
export async function removeSpares(releasesDir: string): Promise<void> {
  for (const { dir } of await sparesIn(releasesDir)) await rm(dir, { recursive: true, force: true });
}

/**
 * Of several the one that has most of the files; else any: to take its files out is quicker than to make its folders anew.
 * @param to where it is to lie from now on
 * @param wanted files as the next release is to have them
 * @returns what is in it; undefined when there is none
 */
export async function takeSpare(
  releasesDir: string,
  to: string,
  wanted: ReleaseFiles,
): Promise<ReleaseFiles | undefined> {
  const spares = await sparesIn(releasesDir);
  const best = spares.filter(({ files }) => isMostlyAs(files, wanted));
  for (const { dir, files } of [...best, ...spares])
    try {
      await rename(dir, to);
      await forgetManifest(to);
      return files;
    } catch {
      // It is taken, by another builder.
    }
  return undefined;
}

/** @returns those that lie there: one of which nobody knows what is in it goes */
export async function sparesIn(releasesDir: string): Promise<Spare[]> {
  const spares: Spare[] = [];
  for (const name of (await readdir(releasesDir).catch(() => [])).filter(isSpare)) {
    const dir = join(releasesDir, name);
    const files = (await readManifest(dir))?.files;
    if (files) spares.push({ dir, files });
    else await rm(dir, { recursive: true, force: true });
  }
  return spares;
}

/** @returns whether the spare has so many of the wanted files, with their twins, that to bring the others in or out is quicker than a new folder */
export function isMostlyAs(files: ReleaseFiles, wanted: ReleaseFiles): boolean {
  const most = files.size - Math.max(files.size, wanted.size) / 2;
  let others = 0;
  for (const { here } of files.differences(wanted)) {
    if (here) others++;
    if (others >= most) return false;
  }
  return others < most;
}

/**
 * Takes everything out of the spare but what is as it is to be. What goes is unlinked, never written to: other releases
 * have links to the same files. It was whole while it was served, and was looked through while nothing waited (`spareInIdle.ts`); should
 * somebody have taken a file out of it since, that is seen soon after the switch, when every file of what is served is looked at (`invariant.ts`).
 * @param wanted files as the next release is to have them
 * @param coming the names of those that will be made: their folders stay, too
 */
export function leaveInSpare(dir: string, files: ReleaseFiles, wanted: ReleaseFiles, coming: Iterable<string>): void {
  const folders = new Set<string>();
  for (const { name: file, here } of files.differences(wanted)) {
    if (!here) continue;
    for (const [name] of sizesOf(file, here)) unlinkIfThere(join(dir, name));
    folders.add(dirname(file));
  }
  for (const name of readdirSync(dir)) if (name.startsWith(".")) rmSync(join(dir, name), { force: true });
  for (const file of coming) folders.delete(dirname(file));
  for (const folder of folders) removeEmpty(dir, folder);
}

/** @returns the names of the wanted files that the spare does not have as they are to be: the same bytes, and the same twins */
export const notInSpare = (files: ReleaseFiles, wanted: ReleaseFiles): string[] =>
  [...wanted.differences(files)].flatMap(({ name, here }) => (here ? [name] : []));

/** Of thousands each takes a quarter of what `rmSync` takes, which looks what it is first. */
function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (existsSync(path)) throw error;
  }
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
