import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import type { ReleaseFile, ReleaseManifest } from "@estudio/contract";
import { writeDurably } from "@estudio/database";
import pLimit from "p-limit";
import type { BuildEnv } from "../buildEnv";
import { isNoRoom } from "../failures";
import type { BlobStore } from "./blobStore";
import { type Inline, inlineParts, policyFor } from "./contentSecurityPolicy";
import { blobStoreOf, manifestFile, manifestsDir, releasesDir, sequenceOf } from "./folders";
import { layOut } from "./layOut";
import { precompress } from "./precompress";
import { pruneBlobs } from "./prune";
import type { Site } from "./site";

/** Maximum number of files stored at the same time. */
const concurrency = 8;

/** `changed`: names of the files that differ from the served release. */
export type MadeRelease = { name: string; changed: string[] };

/**
 * Store a site's new files as blobs, write its manifest and create its folder, ready for the switch.
 * @throws DamagedBase when a file taken over from the served release is gone
 */
export async function makeRelease(env: BuildEnv, site: Site): Promise<MadeRelease> {
  try {
    const { manifest, changed } = await store(env, site);
    await mkdir(manifestsDir(env), { recursive: true });
    await writeDurably(manifestFile(env, manifest.name), JSON.stringify(manifest));
    await layOut(env, manifest, site.snapshot.redirects);
    return { name: manifest.name, changed };
  } catch (error) {
    // On a full disk the half-made release must free its space at once.
    if (isNoRoom(error)) await pruneBlobs(env).catch(() => undefined);
    throw error;
  }
}

async function store(env: BuildEnv, site: Site): Promise<{ manifest: ReleaseManifest; changed: string[] }> {
  const { snapshot, base, kept, made, code, program } = site;
  const blobs = blobStoreOf(env);
  const limit = pLimit(concurrency);
  const stored = await Promise.all(
    [...made].map(([name, path]) => limit(() => storeFile(blobs, name, path, base?.files[name]))),
  );
  await blobs.flush();
  const before = kept.size > 0 ? base : undefined;
  const scripts = new Set(before?.scripts);
  const styles = new Set(before?.styles);
  const files = Object.fromEntries(kept);
  for (const { name, file, inline } of stored) {
    files[name] = file;
    for (const script of inline.scripts) scripts.add(script);
    for (const style of inline.styles) styles.add(style);
  }
  const sequence = (await lastSequence(env)) + 1;
  const { revision } = snapshot;
  const manifest: ReleaseManifest = {
    name: `${String(sequence).padStart(6, "0")}-r${revision}-${randomBytes(3).toString("hex")}`,
    sequence,
    revision,
    code,
    program,
    siteUrl: env.siteUrl,
    contentSecurityPolicy: policyFor({ scripts: [...scripts], styles: [...styles] }),
    scripts: [...scripts],
    styles: [...styles],
    files,
  };
  const changed = stored.filter(({ name, file }) => file.blob !== base?.files[name]?.blob).map(({ name }) => name);
  return { manifest, changed };
}

async function storeFile(blobs: BlobStore, name: string, path: string, before: ReleaseFile | undefined) {
  const bytes = await readFile(path);
  const inline: Inline = name.endsWith(".html") ? inlineParts(bytes) : { scripts: [], styles: [] };
  const stored = await blobs.put(bytes);
  const isAsBefore = before?.blob === stored.blob && (await arePrecompressedWhole(blobs, before));
  const file: ReleaseFile = isAsBefore ? before : { ...stored, ...(await precompress(blobs, name, bytes)) };
  return { name, file, inline };
}

async function arePrecompressedWhole(blobs: BlobStore, { br, gz }: ReleaseFile): Promise<boolean> {
  for (const copy of [br, gz]) if (copy && !(await blobs.isWhole(copy))) return false;
  return true;
}

/** Return the highest sequence number of all releases, including incomplete ones. */
async function lastSequence(env: BuildEnv): Promise<number> {
  const names = [manifestsDir(env), releasesDir(env)].map((folder) => readdir(folder).catch(() => [] as string[]));
  return Math.max(0, ...(await Promise.all(names)).flat().map((name) => sequenceOf(name.replace(/^\./, ""))));
}
