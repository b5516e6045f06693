import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import zlib from "node:zlib";
import type { ReleaseManifest } from "@estudio/contract";
import { root } from "@estudio/database";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);
const smallest = 512;

/** So many files are worth threads of their own. */
const worthThreads = 80;

type Level = { quality: number; level: number };
type Written = Pick<ReleaseManifest["files"][string], "twins" | "twinBytes">;

/**
 * Writes the compressed twins of files beside them, where they are worth it.
 *
 * Scripts and styles as small as can be: every visitor loads them, and they change only with the program. The rest at
 * brotli's 6 and gzip's 7: at their best a page is 1 % smaller, and takes seven times as long.
 *
 * For the sake of a figure many files are compressed by threads, one for each processor: here each of them would make the
 * rubbish collector go through all that the builder knows of the site, which takes as long again. Without them
 * (`worthThreads` out of reach) the twins are the same.
 */
export class Twins {
  private readonly threads: Thread[] = [];
  private next = 0;

  /** @param files how many are to come, at most */
  constructor(files: number) {
    if (files >= worthThreads) this.threads = Array.from({ length: availableParallelism() }, () => new Thread());
  }

  /** @param bytes those of the file at that path */
  async write(path: string, bytes: Buffer): Promise<Written> {
    if (!compressible.has(extname(path)) || bytes.length < smallest) return { twins: [] };
    const [quality, level] = [".js", ".css"].includes(extname(path)) ? [11, 9] : [6, 7];
    const thread = this.threads[this.next++ % this.threads.length];
    const how = { quality, level };
    return { twins: ["br", "gz"], twinBytes: await (thread ? thread.write(path, how) : writeHere(path, bytes, how)) };
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
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

const file = join(root, "scripts/src/publishing/release/twinsThread.cjs");

/** One of them: answers in the order in which it was asked. */
class Thread {
  private readonly worker = new Worker(file, { execArgv: [], env: {} });
  private readonly asked: { resolve(sizes: number[]): void; reject(error: Error): void }[] = [];
  private broken: Error | undefined;

  constructor() {
    this.worker.on("message", (answer: Answer) => {
      const { resolve, reject } = this.asked.shift() ?? {};
      if ("sizes" in answer) resolve?.(answer.sizes);
      else reject?.(new Error(answer.failed));
    });
    this.worker.on("error", (error) => {
      this.broken = error;
    });
    this.worker.on("exit", (code) => {
      this.broken ??= new Error(`The thread that compresses ended: ${code}`);
      for (const { reject } of this.asked.splice(0)) reject(this.broken);
    });
  }

  write(path: string, how: Level): Promise<number[]> {
    if (this.broken) return Promise.reject(this.broken);
    return new Promise((resolve, reject) => {
      this.asked.push({ resolve, reject });
      this.worker.postMessage({ path, ...how });
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
