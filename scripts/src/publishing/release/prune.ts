import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildEnv } from "../buildEnv";
import {
  blobStoreOf,
  currentRelease,
  keptReleases,
  listReleases,
  manifestFile,
  manifestsDir,
  readManifest,
  releaseDir,
  releasesDir,
} from "./folders";
import { copiesOf, hiddenDir } from "./layOut";

/**
 * Delete the releases beyond the newest five, and the leftovers of killed builders. The served release always stays.
 */
export async function pruneReleases(env: BuildEnv): Promise<void> {
  const served = await currentRelease(env);
  const others = (await listReleases(env)).filter((name) => name !== served);
  const old = others.slice(0, Math.max(0, others.length - (keptReleases - 1)));
  for (const name of old) {
    await rm(manifestFile(env, name), { force: true });
    // Renamed first: a builder killed here leaves no release that looks complete.
    await rename(releaseDir(env, name), hiddenDir(env, name));
  }
  // A folder with a mount in it cannot be removed; the next publication tries again.
  for (const name of await readdir(releasesDir(env)).catch(() => []))
    if (name.startsWith("."))
      await rm(join(releasesDir(env), name), { recursive: true, force: true }).catch(() => undefined);
}

/** Delete the manifests without a release, then the blobs that no manifest names. */
export async function pruneBlobs(env: BuildEnv): Promise<void> {
  const releases = new Set(await listReleases(env));
  const keep = new Set<string>();
  for (const file of await readdir(manifestsDir(env)).catch(() => [])) {
    const name = file.replace(/\.json$/, "");
    const manifest = releases.has(name) ? await readManifest(env, name) : undefined;
    if (!manifest) await rm(join(manifestsDir(env), file), { force: true });
    else
      for (const [path, entry] of Object.entries(manifest.files))
        for (const [, { blob }] of copiesOf(path, entry)) keep.add(blob);
  }
  await blobStoreOf(env).prune(keep);
}
