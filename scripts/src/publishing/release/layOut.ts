import { constants, copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { lstat, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type ReleaseFile,
  type ReleaseManifest,
  releaseManifestFile,
  type Snapshot,
  type StoredBlob,
} from "@estudio/contract";
import { sync } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { DamagedBase, isNoRoom } from "../failures";
import type { BlobStore } from "./blobStore";
import { blobStoreOf, currentLink, keptReleases, listReleases, manifestFile, releaseDir, releasesDir } from "./folders";
import { nginxFile, nginxRules } from "./nginx";

/** An incomplete release has a dot in front of its name. */
export const hiddenDir = (env: BuildEnv, name: string): string => join(releasesDir(env), `.${name}`);

/**
 * Create a release as a plain folder of hard links to blobs, so that nginx can serve it alone.
 * @throws DamagedBase naming a file whose blob is gone
 */
export async function layOut(
  env: BuildEnv,
  manifest: ReleaseManifest,
  redirects: Snapshot["redirects"],
): Promise<void> {
  const { name, files, contentSecurityPolicy } = manifest;
  const blobs = blobStoreOf(env);
  const hidden = hiddenDir(env, name);
  try {
    for (const folder of new Set(Object.keys(files).map(dirname))) mkdirSync(join(hidden, folder), { recursive: true });
    for (const [file, entry] of Object.entries(files))
      for (const [copy, stored] of copiesOf(file, entry)) linkBlob(blobs, stored, join(hidden, copy), copy);
    linkOrCopy(manifestFile(env, name), join(hidden, releaseManifestFile));
    const olderReleases = (await listReleases(env)).reverse().slice(0, keptReleases - 1);
    const rules = { env, contentSecurityPolicy, redirects, olderReleases, files: Object.keys(files) };
    await writeFile(join(hidden, nginxFile), nginxRules(rules));
    await rename(hidden, releaseDir(env, name));
    await sync(releasesDir(env));
  } catch (error) {
    await rm(hidden, { recursive: true, force: true });
    throw error;
  }
}

/** Return a file and its precompressed copies, by their names in the release's folder. */
export function copiesOf(file: string, { blob, bytes, br, gz }: ReleaseFile): [name: string, stored: StoredBlob][] {
  const copies: [string, StoredBlob][] = [[file, { blob, bytes }]];
  if (br) copies.push([`${file}.br`, br]);
  if (gz) copies.push([`${file}.gz`, gz]);
  return copies;
}

/**
 * Link files of a release that are missing or have another size to their blobs again.
 * @returns whether the release is complete now; false when a blob itself is damaged
 */
export function repairRelease(env: BuildEnv, { name, files }: ReleaseManifest): boolean {
  const blobs = blobStoreOf(env);
  const dir = releaseDir(env, name);
  if (!existsSync(join(dir, releaseManifestFile))) return false;
  for (const [file, entry] of Object.entries(files))
    for (const [copy, stored] of copiesOf(file, entry)) {
      const path = join(dir, copy);
      if (sizeOf(path) === stored.bytes) continue;
      if (sizeOf(blobs.pathOf(stored.blob)) !== stored.bytes) return false;
      rmSync(path, { force: true });
      mkdirSync(dirname(path), { recursive: true });
      linkBlob(blobs, stored, path, copy);
    }
  return true;
}

/** Serve a release from now on. The symbolic link is replaced by a rename, which is atomic for visitors. */
export async function switchTo(env: BuildEnv, name: string): Promise<void> {
  const next = `${currentLink(env)}.${process.pid}`;
  await rm(next, { force: true });
  await symlink(join("releases", name), next);
  const copy = await moveCopyAside(env);
  await rename(next, currentLink(env));
  await sync(dirname(currentLink(env)));
  if (copy) await rm(copy, { recursive: true, force: true });
}

/**
 * A copy of DATA_DIR may have followed the symbolic link. A rename cannot replace the resulting folder, so move it
 * aside.
 */
async function moveCopyAside(env: BuildEnv): Promise<string | undefined> {
  const found = await lstat(currentLink(env)).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  const copy = hiddenDir(env, `copy-${process.pid}`);
  mkdirSync(releasesDir(env), { recursive: true });
  await rename(currentLink(env), copy);
  return copy;
}

function linkBlob(blobs: BlobStore, { blob }: StoredBlob, to: string, name: string): void {
  try {
    linkOrCopy(blobs.pathOf(blob), to);
  } catch (error) {
    throw existsSync(blobs.pathOf(blob)) ? error : new DamagedBase(name);
  }
}

export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (isNoRoom(error)) throw error;
    // The disk has no hard links, or the file has too many of them.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;
