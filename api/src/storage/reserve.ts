import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Env } from "../env";

const megabyte = 1_000_000;
const piece = Buffer.alloc(megabyte);
/** With less left the next write may fail. */
const fullBytes = 4 * megabyte;

/**
 * A file of zeros that takes room on the disk of DATA_DIR. On a full disk a sign-in deletes it: then the database can
 * write again, and whoever has signed in can delete what fills the disk.
 */
export class DiskReserve {
  private readonly path: string;

  constructor(
    private readonly env: Pick<Env, "DATA_DIR" | "DISK_RESERVE_MB" | "DISK_FLOOR_MB">,
    private readonly log: Logger,
  ) {
    this.path = join(env.DATA_DIR, "reserve");
  }

  /** Give the room back when the disk is full. */
  async use(): Promise<void> {
    if ((await this.free()) > fullBytes || !(await stat(this.path).catch(() => undefined))) return;
    await rm(this.path, { force: true });
    this.log.error("the disk is full: its reserve has been used for a sign-in");
  }

  /** Take the room again, where the disk has more than files have to leave. */
  async restore(): Promise<void> {
    const bytes = this.env.DISK_RESERVE_MB * megabyte;
    const found = await stat(this.path).catch(() => undefined);
    if (found?.size === bytes) return;
    if (bytes === 0 || (await this.free()) < bytes + this.env.DISK_FLOOR_MB * megabyte) return;
    await this.fill().catch(async (error) => {
      this.log.warn({ err: error }, "no reserve on the disk");
      await rm(this.path, { force: true }).catch(() => undefined);
    });
  }

  /** Written and not only sized: a hole in a file takes no room. */
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
