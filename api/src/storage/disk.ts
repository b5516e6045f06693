import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { privateFolder } from "@estudio/database";
import type { Storage } from "./index";

/** Files under DATA_DIR: `uploads/` until they are made ready, `media/` for good. */
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

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.dataDir, "media", name)).catch(() => undefined))?.isFile() ?? false;
  }

  async open(name: string) {
    const path = join(this.dataDir, "media", name);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? { stream: createReadStream(path), length: found.size } : undefined;
  }

  private uploadPath(key: string): string {
    return join(this.dataDir, "uploads", key);
  }
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
