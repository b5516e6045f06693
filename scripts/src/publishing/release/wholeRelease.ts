import { join } from "node:path";
import type { ReleaseManifest } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { isWhole } from "./madeSite";
import { completeReleases, releaseManifest, releasesDir } from "./releases";

/** @returns what is in that release, when every file of it is there as it was made */
export async function wholeRelease(env: BuildEnv, name: string): Promise<ReleaseManifest | undefined> {
  const manifest = await releaseManifest(env, name);
  return manifest && (await isWhole(join(releasesDir(env), name), manifest.files)) ? manifest : undefined;
}

/** @returns the newest release that is whole */
export async function newestWhole(env: BuildEnv): Promise<string | undefined> {
  for (const name of (await completeReleases(env)).reverse()) if (await wholeRelease(env, name)) return name;
  return undefined;
}
