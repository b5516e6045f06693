import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Brings a file's bytes, or a folder's names, to the disk: a machine that loses power then still has them. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Everything in a folder, the folder, and its name in the folder around it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  for (const path of [...entries.reverse(), folder, join(folder, "..")]) await sync(path);
}
