import { open, readdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Brings a file's bytes, or a folder's names, to the disk: a machine that loses power then still has them. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** A small file, whole or as it was before: written beside, brought to the disk, put in its place. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  await writeFile(beside, text, { mode: 0o600 });
  await sync(beside);
  await rename(beside, path);
  await sync(dirname(path));
}

/** Everything in a folder, the folder, and its name in the folder around it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  for (const path of [...entries.reverse(), folder, join(folder, "..")]) await sync(path);
}
