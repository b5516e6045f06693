import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StoredBlob } from "@estudio/contract";
import { hashOf, sync } from "@estudio/database";

/**
 * A content-addressed store of the files of all releases, named by their SHA-256: `<dir>/ab/ab12…`.
 * A blob is written once and never changed. Releases are folders of hard links to blobs.
 */
export class BlobStore {
  private readonly changedFolders = new Set<string>();

  constructor(private readonly dir: string) {}

  pathOf(blob: string): string {
    return join(this.dir, blob.slice(0, 2), blob);
  }

  /** Store bytes, unless they are stored already. A blob of the wrong size is replaced. */
  async put(bytes: Buffer): Promise<StoredBlob> {
    const blob = hashOf(bytes);
    if (!(await this.isWhole({ blob, bytes: bytes.length }))) await this.write(this.pathOf(blob), bytes);
    return { blob, bytes: bytes.length };
  }

  async isWhole({ blob, bytes }: StoredBlob): Promise<boolean> {
    return stat(this.pathOf(blob)).then(
      ({ size }) => size === bytes,
      () => false,
    );
  }

  /** Sync the folders of the stored blobs, so that their names survive a power failure. */
  async flush(): Promise<void> {
    for (const folder of this.changedFolders) await sync(folder);
    this.changedFolders.clear();
  }

  /** Delete every blob that is not in the set, and the partial files of a killed builder. */
  async prune(keep: ReadonlySet<string>): Promise<void> {
    for (const folder of await readdir(this.dir).catch(() => []))
      for (const name of await readdir(join(this.dir, folder)))
        if (!keep.has(name)) await rm(join(this.dir, folder, name), { force: true });
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}`;
    try {
      const file = await open(temporary, "wx");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.changedFolders.add(dirname(path));
  }
}
