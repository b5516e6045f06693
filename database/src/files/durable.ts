import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Flush a file's bytes, or a folder's names, to the disk, so that they survive a power failure. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Write a file to a temporary one, flush and rename, so that readers see all or nothing, even after a crash. */
export async function writeDurably(path: string, data: string | Buffer, mode = 0o600): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomBytes(6).toString("hex")}.part`;
  try {
    await writeFile(aside, data, { mode, flush: true });
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await sync(dirname(path));
}

/** Flush everything in a folder, the folder itself, and its entry in the parent folder. */
export async function syncTree(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  for (const path of [...entries.reverse(), folder, join(folder, "..")]) await sync(path);
}
