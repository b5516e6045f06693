import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReleaseManifest, releaseManifestFile, releaseText } from "@estudio/contract";
import { asBefore } from "../render/asBefore";

/** The served release, those kept beside it, the spare, and the one in the making. */
const mostKnown = 7;

/**
 * Those read or written last, by what their file is on the disk: a folder may get another name, and the file links.
 *
 * For the sake of a figure: among 5,000 records a manifest is 5 MB, and six of them are asked for in each publication. What two of them
 * say alike of a file is the same object, so that each takes little room, and is known as equal at once. Without it (nothing known) they say the same.
 */
const known = new Map<string, ReleaseManifest>();

/** @returns what is in the release in that folder; undefined when it is not there, or cannot be read */
export async function readManifest(dir: string): Promise<ReleaseManifest | undefined> {
  const file = join(dir, releaseManifestFile);
  try {
    const mark = await markOf(file);
    const read = known.get(mark);
    if (read) {
      remember(mark, read);
      return read;
    }
    const manifest: ReleaseManifest = JSON.parse(await readFile(file, "utf8"));
    manifest.files = asBefore([...known.values()].at(-1)?.files, manifest.files);
    remember(mark, manifest);
    return manifest;
  } catch {
    return undefined;
  }
}

/** What is to be read next has little in common with those known, which would take the room of several sites. */
export const forgetManifests = (): void => known.clear();

/** That folder is becoming another release: nobody will ask for what it was, unless it lies elsewhere too. */
export async function forgetManifest(dir: string): Promise<void> {
  const file = join(dir, releaseManifestFile);
  const { nlink } = await stat(file);
  if (nlink === 1) known.delete(await markOf(file));
}

/** @param manifest not to be changed any more */
export async function writeManifest(file: string, manifest: ReleaseManifest): Promise<void> {
  await writeFile(file, releaseText(manifest));
  remember(await markOf(file), manifest);
}

/** Those asked for longest ago are forgotten first: one that has to be read again, as after a restart, drives none out that is needed. */
function remember(mark: string, manifest: ReleaseManifest): void {
  known.delete(mark);
  known.set(mark, manifest);
  for (const oldest of [...known.keys()].slice(0, -mostKnown)) known.delete(oldest);
}

async function markOf(file: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}
