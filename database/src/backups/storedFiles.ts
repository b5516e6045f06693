import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { backupFile } from "@estudio/contract";
import { z } from "zod";

/** In each backup: what belongs to it, and where that lies in a store. */
export const listFile = "files.json";

const listed = z.object({ path: z.string(), key: z.string(), bytes: z.number(), hash: z.string() });
/** `path` in the backup, `key` in the store, `hash` SHA-256. */
export type Listed = z.infer<typeof listed>;

/** @throws Error when that is no such list, or one that leads out of the folder it is brought back into */
export function listedIn(text: string): Listed[] {
  const files = z.array(listed).parse(JSON.parse(text));
  const odd = files.find(({ path }) => path.startsWith("/") || path.split("/").includes(".."));
  if (odd) throw new Error(`La lista de archivos de la copia nombra ${odd.path}`);
  return files;
}

/** Pictures and attachments are never written to again: one of them serves every backup. */
const isShared = (path: string) => /^(?:media|private)\//.test(path);

/** Writes down which files the backup in that folder has, so that what is missing can be told. */
export async function writeList(folder: string, name: string): Promise<void> {
  writeFileSync(join(folder, listFile), JSON.stringify(await hashedTree(folder, name)), { mode: 0o600 });
}

/** @returns the list of the backup in that folder; undefined when there is none, as before there were lists. @throws Error when nobody can read it */
export function readList(folder: string): Listed[] | undefined {
  const file = join(folder, listFile);
  if (!existsSync(file)) return undefined;
  try {
    return listedIn(readFileSync(file, "utf8"));
  } catch {
    throw new Error(`la lista de sus archivos no se puede leer (${listFile})`);
  }
}

/** @returns the paths of those that are missing in that folder, or have other bytes than they had */
export async function damagedIn(folder: string, files: Listed[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const { path, bytes, hash } of files) {
    const file = join(folder, path);
    if (statSync(file, { throwIfNoEntry: false })?.size !== bytes || (await hashOf(file)) !== hash) damaged.push(path);
  }
  return damaged;
}

/** @returns every file in that folder but the list and the receipt, with its hash */
async function hashedTree(folder: string, name: string): Promise<Listed[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== backupFile && path !== listFile);
  const files: Listed[] = [];
  for (const path of paths.sort()) {
    const hash = await hashOf(join(folder, path));
    const key = isShared(path) ? `files/${hash}` : `${name}/${path}`;
    files.push({ path, key, bytes: statSync(join(folder, path)).size, hash });
  }
  return files;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest("hex");
}
