import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseManifest } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { isOfSize, sizesOf } from "./madeSite";
import { completeReleases, releaseManifest, releasesDir } from "./releases";

const sideBySide = 64;

/** @returns what is in that release, when every file of it is there as it was made */
export async function wholeRelease(env: BuildEnv, name: string): Promise<ReleaseManifest | undefined> {
  const manifest = await releaseManifest(env, name);
  if (!manifest) return undefined;
  const dir = join(releasesDir(env), name);
  const files = Object.entries(manifest.files);
  for (let at = 0; at < files.length; at += sideBySide) {
    const some = files.slice(at, at + sideBySide);
    const wanted = some.flatMap(([file, entry]) => sizesOf(file, entry));
    const found = await Promise.all(wanted.map(([name]) => sizeOf(join(dir, name))));
    if (wanted.some(([, bytes], index) => !isOfSize(found[index], bytes))) return undefined;
  }
  return manifest;
}

/** @returns the newest release that is whole */
export async function newestWhole(env: BuildEnv): Promise<string | undefined> {
  for (const name of (await completeReleases(env)).reverse()) if (await wholeRelease(env, name)) return name;
  return undefined;
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
