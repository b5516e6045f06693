import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { backupFile } from "@estudio/contract";
import { z } from "zod";
import { hashOfStream } from "../files/hash";

/** The list in each backup of its files and of their keys in a store. */
export const listFile = "files.json";

const listed = z.object({ path: z.string(), key: z.string(), bytes: z.number(), hash: z.string() });
/** `path` in the backup, `key` in the store, `hash` as SHA-256. */
export type Listed = z.infer<typeof listed>;

/**
 * Parse a list of files.
 * @throws Error: malformed, or a path leaves the folder
 */
export function parseFileList(text: string): Listed[] {
  const files = z.array(listed).parse(JSON.parse(text));
  const odd = files.find(({ path }) => path.startsWith("/") || path.split("/").includes(".."));
  if (odd) throw new Error(`La lista de archivos de la copia nombra ${odd.path}`);
  return files;
}

/** Pictures and attachments never change, so all backups share them. */
const isShared = (path: string) => /^(?:media|private)\//.test(path);

/** Write the list of a backup's files, by which a restore detects missing ones. */
export async function writeList(folder: string, name: string): Promise<void> {
  writeFileSync(join(folder, listFile), JSON.stringify(await hashedTree(folder, name)), { mode: 0o600 });
}

/**
 * Read the list of a backup; undefined in backups from before lists existed.
 * @throws Error: malformed
 */
export function readList(folder: string): Listed[] | undefined {
  const file = join(folder, listFile);
  if (!existsSync(file)) return undefined;
  try {
    return parseFileList(readFileSync(file, "utf8"));
  } catch {
    throw new Error(`la lista de sus archivos no se puede leer (${listFile})`);
  }
}

/** Return the paths of missing or changed files. */
export async function findDamaged(folder: string, files: Listed[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const { path, bytes, hash } of files) {
    const file = join(folder, path);
    if (
      statSync(file, { throwIfNoEntry: false })?.size !== bytes ||
      (await hashOfStream(createReadStream(file))) !== hash
    )
      damaged.push(path);
  }
  return damaged;
}

/** Return every file of the folder with its hash, except the list and the receipt. */
async function hashedTree(folder: string, name: string): Promise<Listed[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== backupFile && path !== listFile);
  const files: Listed[] = [];
  for (const path of paths.sort()) {
    const hash = await hashOfStream(createReadStream(join(folder, path)));
    const key = isShared(path) ? `files/${hash}` : `${name}/${path}`;
    files.push({ path, key, bytes: statSync(join(folder, path)).size, hash });
  }
  return files;
}
