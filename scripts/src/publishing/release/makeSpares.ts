import { linkSync, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import { othersFirst } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { Interrupted } from "../failures";
import { inSlices } from "./inSlices";
import { type Manifest, type Release, sizesOf } from "./madeSite";
import { completeReleases, releaseManifest, releasesDir } from "./releases";
import { becomeSpare, dropSpare, isMostlyAs, isOfUse, keptReleases, removeSpares, sparesIn } from "./spare";

/**
 * Makes spares of links to a release, so many that the next publications have one each until a release that has most of its
 * files is old enough. Where there is no room for them there are none.
 * @param go asked between slices of it; throws Interrupted when it is to end
 */
export async function makeSpares(env: BuildEnv, name: string, go: () => void): Promise<void> {
  const dir = releasesDir(env);
  const manifest = await releaseManifest(env, name);
  if (!manifest) return;
  let taken = 0;
  for (const spare of await sparesIn(dir))
    if (isMostlyAs(spare.files, manifest.files)) taken++;
    else await dropSpare(dir, spare);
  const wanted = keptReleases - (await countAlike(env, manifest));
  try {
    for (; taken < wanted; taken++) {
      go();
      await becomeSpare(dir, await linked({ dir: join(dir, name), manifest }, spareInTheMaking(dir), go));
    }
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    await removeSpares(dir);
  }
}

/** @returns how many of the releases that are kept beside it would become a spare when they are old enough */
async function countAlike(env: BuildEnv, manifest: Manifest): Promise<number> {
  let count = 0;
  for (const name of (await completeReleases(env)).slice(-keptReleases))
    if (name !== manifest.name && isOfUse(await releaseManifest(env, name), manifest)) count++;
  return count;
}

async function linked(release: Release, aside: string, go: () => void): Promise<string> {
  try {
    await rm(aside, { recursive: true, force: true });
    for (const _ of inSlices(linksTo(release, aside))) {
      await othersFirst();
      go();
    }
    return aside;
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** Hidden like a release in the making, and removed like one when this builder dies. */
export const spareInTheMaking = (dir: string): string => join(dir, `.spare-of-${process.pid}`);

/** Links every file of a release, one at each step; its manifest, which makes it a spare, last. @throws when one is not there */
export function* linksTo({ dir, manifest }: Release, to: string): Generator<void> {
  const folders = new Set<string>();
  for (const [file, entry] of manifest.files.entries()) {
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(join(to, folder), { recursive: true });
    folders.add(folder);
    for (const [name] of sizesOf(file, entry)) linkSync(join(dir, name), join(to, name));
    yield;
  }
  linkSync(join(dir, releaseManifestFile), join(to, releaseManifestFile));
}
