import { readFile } from "node:fs/promises";
import type { ReleaseFile, ReleaseManifest } from "@estudio/contract";

/**
 * Read a release's manifest.
 * @throws if it is missing or not JSON
 */
export async function readRelease(file: string): Promise<ReleaseManifest> {
  const manifest: ReleaseManifest = JSON.parse(await readFile(file, "utf8"));
  for (const [name, entry] of Object.entries(manifest.files))
    if (isOfOldVersion(entry)) manifest.files[name] = convertOldFile(entry);
  return manifest;
}

/** An entry in manifests before 1.0. Such a release is served until the first publication after the upgrade. */
type OldFile = { etag: string; bytes: number; twins: ("br" | "gz")[] };

const isOfOldVersion = (entry: ReleaseFile | OldFile): entry is OldFile => "etag" in entry;

function convertOldFile({ etag, bytes, twins }: OldFile): ReleaseFile {
  const blob = etag.replaceAll('"', "");
  const copy = { blob, bytes };
  return { ...copy, ...(twins.includes("br") ? { br: copy } : {}), ...(twins.includes("gz") ? { gz: copy } : {}) };
}
