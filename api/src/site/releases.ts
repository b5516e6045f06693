import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Where the built site lives: `releases/<name>/` are complete directories, `current` is a link to the one that is served. */
export const siteDir = (dataDir: string) => join(dataDir, "site");
export const releasesDir = (dataDir: string) => join(siteDir(dataDir), "releases");
export const currentLink = (dataDir: string) => join(siteDir(dataDir), "current");

/** @returns the names of the releases one can return to */
export async function keptReleases(dataDir: string): Promise<Set<string>> {
  const names = await readdir(releasesDir(dataDir)).catch(() => []);
  return new Set(names.filter((name) => !name.startsWith(".")));
}
