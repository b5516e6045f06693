import { open, readdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Flush a file's bytes, or a folder's names, to the disk, so that they survive a power failure. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Write a small file atomically: to a temporary file, flushed, then renamed. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  await writeFile(beside, text, { mode: 0o600 });
  await sync(beside);
  await rename(beside, path);
  await sync(dirname(path));
}

/** Flush everything in a folder, the folder itself, and its entry in the parent folder. */
export async function syncTree(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  for (const path of [...entries.reverse(), folder, join(folder, "..")]) await sync(path);
}
