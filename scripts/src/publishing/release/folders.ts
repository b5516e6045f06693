import { readdir, readFile, readlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ReleaseManifest } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { BlobStore } from "./blobStore";

/** How many of the newest releases are kept, including the served one. */
export const keptReleases = 5;

type Data = Pick<BuildEnv, "dataDir">;

export const siteDir = ({ dataDir }: Data): string => join(dataDir, "site");
export const releasesDir = (env: Data): string => join(siteDir(env), "releases");
export const releaseDir = (env: Data, name: string): string => join(releasesDir(env), basename(name));
export const manifestsDir = (env: Data): string => join(siteDir(env), "manifests");
export const manifestFile = (env: Data, name: string): string => join(manifestsDir(env), `${basename(name)}.json`);
export const currentLink = (env: Data): string => join(siteDir(env), "current");
export const blobStoreOf = (env: Data): BlobStore => new BlobStore(join(siteDir(env), "blobs"));

export const currentRelease = (env: Data): Promise<string | undefined> =>
  readlink(currentLink(env)).then(
    (target) => basename(target),
    () => undefined,
  );

/** Return the manifest of a release, or undefined when it is missing or unreadable. */
export async function readManifest(env: Data, name: string): Promise<ReleaseManifest | undefined> {
  try {
    return JSON.parse(await readFile(manifestFile(env, name), "utf8"));
  } catch {
    return undefined;
  }
}

export async function servedManifest(env: Data): Promise<ReleaseManifest | undefined> {
  const name = await currentRelease(env);
  return name === undefined ? undefined : readManifest(env, name);
}

/**
 * Return the sequence number in a release's name. Releases of versions before 1.0 have none and count as the oldest.
 */
export const sequenceOf = (name: string): number => Number(/^(\d+)-r/.exec(name)?.[1] ?? 0);

/** Return the names of the complete releases, oldest first. */
export async function listReleases(env: Data): Promise<string[]> {
  const names = (await readdir(releasesDir(env)).catch(() => [])).filter((name) => !name.startsWith("."));
  return names.sort((one, other) => sequenceOf(one) - sequenceOf(other) || one.localeCompare(other));
}
