import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { messages, nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import type { Context } from "koa";
import type { Env } from "../env";
import { factsOf, Refusal } from "../errors";
import type { Limits } from "../rateLimits/rateLimit";
import type { Storage } from "./index";

const [megabyte, hourMs] = [1_000_000, 3_600_000];
const retryAfterSeconds = { busy: 10, noRoom: 3600 };

/** An incoming file. `done` deletes it, unless it was moved, and releases its reserved room. */
export type ReceivedFile = { path: string; bytes: number; done(): Promise<void> };
type ReceiveOptions = { maxBytes: number; tooLarge: () => Refusal; caller?: string };

/**
 * Receives files over HTTP and enforces the limits: concurrent files, bytes per hour and in total, and free disk space.
 * Files are streamed to disk. Signed-in users have no quota.
 */
export class Intake {
  /** Bytes reserved for incoming files, by caller. Signed-in users share the empty caller. */
  private readonly reservations: { caller: string; bytes: number }[] = [];

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
    private readonly limits: Limits,
    private readonly storage: Pick<Storage, "incoming">,
  ) {}

  /**
   * Stream a request's body to the disk.
   * @param caller the rate-limit key of an anonymous request
   * @throws Refusal `too_large`, `too_many`, `unavailable`, or `unreadable` for an interrupted body
   */
  async receive(ctx: Context, { maxBytes, tooLarge, caller }: ReceiveOptions): Promise<ReceivedFile> {
    const header = ctx.get("Content-Length");
    const declared = header === "" ? maxBytes : Number(header);
    if (declared > maxBytes) throw tooLarge();
    const release = await this.reserve(declared, caller);
    const path = this.pathIn(await this.folder());
    const done = async () => {
      release();
      await rm(path, { force: true });
    };
    try {
      const bytes = await writeBody(ctx, path, { maxBytes, tooLarge });
      return { path, bytes, done };
    } catch (error) {
      await done();
      throw error;
    }
  }

  /**
   * Reserve room for incoming files.
   * @returns a function that releases the room
   * @throws Refusal `too_many`, or `unavailable` without room
   */
  async reserve(bytes: number, caller = ""): Promise<() => void> {
    const own = { caller, bytes };
    this.requireSlot(caller);
    this.reservations.push(own);
    const release = () => {
      const at = this.reservations.indexOf(own);
      if (at >= 0) this.reservations.splice(at, 1);
    };
    try {
      await this.requireDisk();
      if (caller) await this.requireQuota(caller, bytes);
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Create the private folder for incoming files and return it. */
  async folder(): Promise<string> {
    await mkdir(this.storage.incoming, { recursive: true, mode: 0o700 });
    return this.storage.incoming;
  }

  pathIn = (folder: string) => join(folder, `estudio-${randomBytes(16).toString("hex")}`);

  /** Delete incoming files that a killed process left behind. */
  async dropAbandoned(now: Date): Promise<void> {
    for (const name of (await readdir(this.storage.incoming).catch(() => [])).filter((one) => intakeName.test(one))) {
      const path = join(this.storage.incoming, name);
      const found = await stat(path).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > hourMs) await rm(path, { force: true });
    }
  }

  private requireSlot(caller: string): void {
    const maxAtOnce = this.env.FILES_AT_ONCE;
    const ofSameKind = this.reservations.filter((one) => Boolean(one.caller) === Boolean(caller));
    const ofCaller = ofSameKind.filter((one) => caller && one.caller === caller);
    // A quarter per address, so that others can still send.
    if (ofSameKind.length >= maxAtOnce || ofCaller.length >= Math.ceil(maxAtOnce / 4))
      throw new Refusal("too_many", messages.filesBusy, { retryAfter: retryAfterSeconds.busy });
  }

  /** Refuse files below the floor, which keeps room for texts. */
  private async requireDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(this.storage.incoming).catch(() => statfs(this.env.DATA_DIR));
    if (bavail * bsize - this.reservedBytes() < this.env.DISK_FLOOR_MB * megabyte) throw noRoom();
  }

  private async requireQuota(caller: string, bytes: number): Promise<void> {
    await this.limits.spend("filesPerAddress", caller, Math.ceil(bytes / 1000));
    const coming = this.reservedBytes();
    const stored = async (since = "") => {
      const [found] = await this.db("attachments").where("createdAt", ">=", since).sum({ bytes: "bytes" });
      return Number(found?.bytes ?? 0) + coming;
    };
    const { FILES_HOURLY_MB, FILES_TOTAL_MB } = this.env;
    if ((await stored(nowIso(-hourMs))) > FILES_HOURLY_MB * megabyte || (await stored()) > FILES_TOTAL_MB * megabyte)
      throw noRoom();
  }

  private reservedBytes = () => this.reservations.reduce((sum, { bytes }) => sum + bytes, 0);
}

const intakeName = /^estudio-[0-9a-f]{32}$/;
const noRoom = () => new Refusal("unavailable", messages.noRoomForFiles, { retryAfter: retryAfterSeconds.noRoom });

/** Return the number of bytes. */
async function writeBody(ctx: Context, path: string, { maxBytes, tooLarge }: ReceiveOptions): Promise<number> {
  let bytes = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  try {
    // Keep the request open on failure, because the refusal is answered on its connection.
    await pipeline(
      ctx.req.iterator({ destroyOnReturn: false }),
      counted,
      createWriteStream(path, { flags: "wx", mode: 0o600 }),
    );
    return bytes;
  } catch (error) {
    const isFault = error instanceof Refusal || factsOf(error).code === "ENOSPC" || ctx.req.complete;
    throw isFault ? error : new Refusal("unreadable", "El archivo no ha llegado entero");
  }
}

/** Return the first bytes of a file, which identify its type. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
