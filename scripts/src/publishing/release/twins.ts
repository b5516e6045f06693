import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { ReleaseManifest } from "@estudio/contract";
import { root } from "@estudio/database";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);
const smallest = 512;

/** So many files are worth processes of their own, and so many of these at most: each takes some 45 MB while it lasts. */
const [worthProcesses, mostProcesses] = [80, 4];

type Level = { quality: number; level: number };
type Written = Pick<ReleaseManifest["files"][string], "twins" | "twinBytes">;

/**
 * Writes the compressed twins of files beside them, where they are worth it.
 *
 * Scripts and styles as small as can be: every visitor loads them, and they change only with the program. The rest at
 * brotli's 6 and gzip's 7: at their best a page is 1 % smaller, and takes seven times as long.
 *
 * For the sake of a figure many files are compressed by processes of their own, one for each of up to four processors: here each
 * file would make the rubbish collector go through all that the builder knows of the site, which takes as long again; and what
 * threads need stays with the builder, 30 MB. Without them (`worthProcesses` out of reach) the twins are the same.
 */
export class Twins {
  private readonly compressors: Compressor[] = [];

  /** @param files how many are to come, at most */
  constructor(files: number) {
    if (files < worthProcesses) return;
    const processes = Math.min(availableParallelism(), mostProcesses);
    this.compressors = Array.from({ length: processes }, () => new Compressor());
  }

  /** @param bytes those of the file at that path */
  async write(path: string, bytes: Buffer): Promise<Written> {
    if (!compressible.has(extname(path)) || bytes.length < smallest) return { twins: [] };
    const [quality, level] = [".js", ".css"].includes(extname(path)) ? [11, 9] : [6, 7];
    // In turns it would not do: a page and its data come in turns, too, and one of them has ten times as much to do.
    const [free] = [...this.compressors].sort((one, other) => one.load - other.load);
    const how = { quality, level };
    const written = free ? free.write(path, bytes.length, how) : writeHere(path, bytes, how);
    return { twins: ["br", "gz"], twinBytes: await written };
  }

  async end(): Promise<void> {
    await Promise.all(this.compressors.map((one) => one.end()));
  }
}

async function writeHere(path: string, bytes: Buffer, { quality, level }: Level): Promise<number[]> {
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(bytes, { level }),
  ]);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
  return [br.length, gz.length];
}

type Answer = { sizes: number[] } | { failed: string };

const file = join(root, "scripts/src/publishing/release/twinsProcess.cjs");

/** One of them: answers in the order in which it was asked. */
class Compressor {
  /** Bytes that it has been asked to compress, and has not yet. */
  load = 0;
  private readonly child = fork(file, { execArgv: [], env: {} });
  private readonly asked: { resolve(sizes: number[]): void; reject(error: Error): void }[] = [];
  private broken: Error | undefined;

  constructor() {
    this.child.on("message", (answer: Answer) => {
      const { resolve, reject } = this.asked.shift() ?? {};
      if ("sizes" in answer) resolve?.(answer.sizes);
      else reject?.(new Error(answer.failed));
    });
    this.child.on("error", (error) => this.break(error));
    this.child.on("exit", (code, signal) => this.break(new Error(`What compresses ended: ${signal ?? code}`)));
  }

  write(path: string, bytes: number, how: Level): Promise<number[]> {
    if (this.broken) return Promise.reject(this.broken);
    this.load += bytes;
    return new Promise<number[]>((resolve, reject) => {
      this.asked.push({ resolve, reject });
      this.child.send({ path, ...how }, (error) => error && this.break(error));
    }).finally(() => {
      this.load -= bytes;
    });
  }

  async end(): Promise<void> {
    if (this.broken) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }

  private break(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.asked.splice(0)) reject(this.broken);
  }
}
