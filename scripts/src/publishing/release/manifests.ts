import { createWriteStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { releaseManifestFile } from "@estudio/contract";
import { readRelease, withLines } from "@estudio/database";
import type { Manifest } from "./madeSite";
import { ReleaseFiles } from "./releaseFiles";

/** The served release, those kept beside it, the spare, and the one in the making. */
const mostKnown = 7;

/**
 * Those read or written last, by what their file is on the disk: a folder may get another name, and the file links.
 *
 * For the sake of a figure: among 5,000 records a manifest is 5 MB, and six of them are asked for in each publication. What two of them
 * have in common lies in memory once. Without it (nothing known) they say the same.
 */
const known = new Map<string, Manifest>();

/** @returns what is in the release in that folder; undefined when it is not there, or cannot be read */
export async function readManifest(dir: string): Promise<Manifest | undefined> {
  const file = join(dir, releaseManifestFile);
  try {
    const mark = await markOf(file);
    const read = known.get(mark) ?? manifestOf(await readFile(file));
    remember(mark, read);
    return read;
  } catch {
    return undefined;
  }
}

function manifestOf(bytes: Buffer): Manifest {
  const { head, lines } = readRelease(bytes);
  return { ...head, files: ReleaseFiles.read(lines, [...known.values()].at(-1)?.files) };
}

/** What is to be read next has little in common with those known, which would take the room of several sites. */
export const forgetManifests = (): void => known.clear();

/** That folder is becoming another release: nobody will ask for what it was, unless it lies elsewhere too. */
export async function forgetManifest(dir: string): Promise<void> {
  const file = join(dir, releaseManifestFile);
  const { nlink } = await stat(file);
  if (nlink === 1) known.delete(await markOf(file));
}

/** @param manifest not to be changed any more @throws what the system says of a disk that is full */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const { files, ...head } = manifest;
  const out = createWriteStream(file);
  // All of it in one call of the system, from where it lies.
  out.cork();
  for (const piece of withLines(head, files.pieces())) out.write(piece);
  out.end();
  await finished(out);
  remember(await markOf(file), manifest);
}

/** Those asked for longest ago are forgotten first: one that has to be read again, as after a restart, drives none out that is needed. */
function remember(mark: string, manifest: Manifest): void {
  known.delete(mark);
  known.set(mark, manifest);
  for (const oldest of [...known.keys()].slice(0, -mostKnown)) known.delete(oldest);
}

async function markOf(file: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}
