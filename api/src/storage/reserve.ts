import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Env } from "../env";

const megabyte = 1_000_000;
const piece = Buffer.alloc(megabyte);
/** Below this, the next write may fail. */
const fullBytes = 4 * megabyte;

/**
 * A file of zeros on the disk of DATA_DIR. When the disk is full, a sign-in deletes it, so that the database can write
 * and the user can delete files.
 */
export class DiskReserve {
  private readonly path: string;

  constructor(
    private readonly env: Pick<Env, "DATA_DIR" | "DISK_RESERVE_MB" | "DISK_FLOOR_MB">,
    private readonly log: Logger,
  ) {
    this.path = join(env.DATA_DIR, "reserve");
  }

  /** Delete the reserve if the disk is full. */
  async use(): Promise<void> {
    if ((await this.free()) > fullBytes || !(await stat(this.path).catch(() => undefined))) return;
    await rm(this.path, { force: true });
    this.log.error("the disk is full: deleted the reserve to allow a sign-in");
  }

  /** Create the reserve again, if enough room is free. */
  async restore(): Promise<void> {
    const bytes = this.env.DISK_RESERVE_MB * megabyte;
    const found = await stat(this.path).catch(() => undefined);
    if (found?.size === bytes) return;
    if (bytes === 0 || (await this.free()) < bytes + this.env.DISK_FLOOR_MB * megabyte) return;
    await this.fill().catch(async (error) => {
      this.log.warn({ err: error }, "could not create the disk reserve");
      await rm(this.path, { force: true }).catch(() => undefined);
    });
  }

  /** Written, not truncated to size: a sparse file takes no room. */
  private async fill(): Promise<void> {
    const file = await open(this.path, "w", 0o600);
    try {
      for (let left = this.env.DISK_RESERVE_MB; left > 0; left--) await file.write(piece);
    } finally {
      await file.close();
    }
  }

  private async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.env.DATA_DIR);
    return bavail * bsize;
  }
}
