import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { privateFolder } from "@estudio/database";
import type { Storage } from "./index";

/** Files under DATA_DIR: `uploads/` until they are made ready, `media/` for good, `private/` what visitors sent. */
export class DiskStorage implements Storage {
  readonly origin = "";
  constructor(private readonly dataDir: string) {}

  async uploadUrl(key: string): Promise<string> {
    return `/api/objects/upload/${key}`;
  }

  async receiveUpload(key: string, bytes: Buffer): Promise<void> {
    privateFolder(join(this.dataDir, "uploads"));
    await writeDurably(this.uploadPath(key), bytes);
  }

  async readUpload(key: string, limit: number): Promise<Buffer | undefined | "too_large"> {
    const found = await stat(this.uploadPath(key)).catch(() => undefined);
    if (!found) return undefined;
    // Another request may have used it up meanwhile.
    return found.size > limit ? "too_large" : readFile(this.uploadPath(key)).catch(() => undefined);
  }

  async deleteUpload(key: string): Promise<void> {
    await rm(this.uploadPath(key), { force: true });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await writeDurably(join(this.dataDir, "media", name), bytes);
  }

  async putPrivate(key: string, bytes: Buffer): Promise<void> {
    privateFolder(join(this.dataDir, "private"));
    await writeDurably(this.privatePath(key), bytes);
  }

  openPrivate(key: string) {
    return openFile(this.privatePath(key));
  }

  async deletePrivate(key: string): Promise<void> {
    await rm(this.privatePath(key), { force: true });
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.dataDir, "media", name)).catch(() => undefined))?.isFile() ?? false;
  }

  open(name: string) {
    return openFile(join(this.dataDir, "media", name));
  }

  private privatePath(key: string): string {
    return join(this.dataDir, "private", key);
  }

  private uploadPath(key: string): string {
    return join(this.dataDir, "uploads", key);
  }
}

async function openFile(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { stream: createReadStream(path), length: found.size } : undefined;
}

/** Written aside, flushed, then moved into place: a reader sees all of it or nothing, also after a crash. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomBytes(6).toString("hex")}.part`;
  try {
    await writeWhole(aside, bytes);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
