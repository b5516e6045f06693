import { join } from "node:path";
import { othersFirst } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { DamagedBase } from "../failures";
import { inSlices } from "./inSlices";
import { isWholeIn, type Manifest } from "./madeSite";
import type { ReleaseFiles } from "./releaseFiles";
import { completeReleases, releaseManifest, releasesDir } from "./releases";

/** Looks at every file of a release, one at each step. @throws DamagedBase when one is not there, with its twins, as it was made */
export function* looksAt(dir: string, files: ReleaseFiles): Generator<void> {
  for (const [file, entry] of files.entries()) {
    if (!isWholeIn(dir, file, entry)) throw new DamagedBase(file);
    yield;
  }
}

/** @returns what is in that release, when every file of it is there as it was made */
export async function wholeRelease(env: BuildEnv, name: string): Promise<Manifest | undefined> {
  const manifest = await releaseManifest(env, name);
  if (!manifest) return undefined;
  try {
    for (const _ of inSlices(looksAt(join(releasesDir(env), name), manifest.files))) await othersFirst();
    return manifest;
  } catch (error) {
    if (error instanceof DamagedBase) return undefined;
    throw error;
  }
}

/** @returns the newest release that is whole */
export async function newestWhole(env: BuildEnv): Promise<string | undefined> {
  for (const name of (await completeReleases(env)).reverse()) if (await wholeRelease(env, name)) return name;
  return undefined;
}
