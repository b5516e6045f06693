import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pause } from "@estudio/contract";
import { askOnce } from "../askApi";
import type { BuildEnv } from "../buildEnv";
import { releaseDir } from "./folders";

type Changes = { what: string; path?: string | undefined }[];
const tries = 20;

/**
 * Fetch the public pages that changed, as a visitor would, and compare them with the release.
 * Removed pages must be gone.
 * @param isOutdated the content has changed since: the pages may show it already, and the next publication waits
 * @returns whether the home page and every changed page are as released
 */
export async function verifyLive(
  env: BuildEnv,
  release: string,
  changes: Changes,
  isOutdated: () => Promise<boolean>,
): Promise<boolean> {
  const paths = [...new Set(["/", ...changes.flatMap((change) => change.path ?? [])])];
  for (let attempt = 0; attempt < tries; attempt++) {
    const seen = await Promise.all(paths.map((path) => isAsReleased(env, release, path)));
    if (seen.every(Boolean)) return true;
    if (await isOutdated()) return false;
    await pause(250);
  }
  return false;
}

async function isAsReleased(env: BuildEnv, release: string, path: string): Promise<boolean> {
  const built = await readFile(join(releaseDir(env, release), path, "index.html"), "utf8").catch(() => undefined);
  const headers = { "Accept-Encoding": "gzip" };
  const answer = await askOnce(env.apiUrl + path, { headers }).catch(() => undefined);
  if (!answer) return false;
  return built === undefined ? answer.status !== 200 : answer.status === 200 && answer.text === built;
}
