import { createReadStream } from "node:fs";
import { chmod, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { privateFolder, sync, writeDurably } from "@estudio/database";
import type { Storage } from "./index";

/** Other users, e.g. of a web server, may read pictures but not uploads and attachments. */
const ownersOnly = 0o600;
const readableByOthers = 0o666;

/** Files under DATA_DIR: `uploads/` until they are processed, `media/` for pictures, `private/` for attachments. */
export class DiskStorage implements Storage {
  readonly origin = "";
  readonly incoming: string;

  constructor(private readonly dataDir: string) {
    this.incoming = join(dataDir, "incoming");
  }

  /** Make private the files that earlier versions left readable for every user of the machine. */
  async makePrivate(): Promise<void> {
    for (const folder of ["private", "uploads"].map((name) => join(this.dataDir, name))) {
      const names = await readdir(folder).catch(() => undefined);
      if (!names) continue;
      privateFolder(folder);
      for (const name of names) await closeFile(join(folder, name));
    }
  }

  async uploadUrl(key: string): Promise<string> {
    return `/api/objects/upload/${key}`;
  }

  async receiveUpload(key: string, path: string): Promise<void> {
    privateFolder(join(this.dataDir, "uploads"));
    await moveDurably(path, this.uploadPath(key));
  }

  async readUpload(key: string, limit: number): Promise<Buffer | undefined | "too_large"> {
    const found = await stat(this.uploadPath(key)).catch(() => undefined);
    if (!found) return undefined;
    // Another request may have deleted it meanwhile.
    return found.size > limit ? "too_large" : readFile(this.uploadPath(key)).catch(() => undefined);
  }

  async deleteUpload(key: string): Promise<void> {
    await rm(this.uploadPath(key), { force: true });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await writeDurably(join(this.dataDir, "media", name), bytes, readableByOthers);
  }

  async putPrivate(key: string, path: string): Promise<void> {
    privateFolder(join(this.dataDir, "private"));
    await moveDurably(path, this.privatePath(key));
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

async function closeFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  // Another process may have deleted it meanwhile.
  if (found && found.mode & 0o077) await chmod(path, ownersOnly).catch(() => undefined);
}

async function openFile(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { stream: createReadStream(path), length: found.size } : undefined;
}

/** Flush the file, then rename it on the same disk, so that it is complete even after a crash. */
async function moveDurably(from: string, to: string): Promise<void> {
  await chmod(from, ownersOnly);
  await sync(from);
  await rename(from, to);
}
