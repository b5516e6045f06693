import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import zlib from "node:zlib";
import { root } from "@estudio/database";
import type { FileEntry, Part, ReleaseFiles } from "./releaseFiles";

const compressible = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);
const smallest = 512;

/** So many at most: each takes some 45 MB while it lasts. */
const mostProcesses = 4;

/** @returns whether to make their twins takes so long that others should not wait for it */
export const areMany = (files: number): boolean => files >= 80;

/** @param bytes how many the file has */
const isWorthTwins = (file: string, bytes: number) => compressible.has(extname(file)) && bytes >= smallest;

/** @returns the names of those that are to have twins, and have none yet */
export const lackTwins = (files: ReleaseFiles): string[] => files.namesIn(lackingIn);

function lackingIn(part: Part): readonly string[] {
  const known = lacking.get(part);
  if (known) return known;
  const names = [...part.entries()].flatMap(([file, { bytes, twins }]) =>
    twins.length === 0 && isWorthTwins(file, bytes) ? [file] : [],
  );
  lacking.set(part, names);
  return names;
}

/** It is asked several times of each part, and they do not change. */
const lacking = new WeakMap<Part, readonly string[]>();

type Level = { quality: number; level: number };
export type Written = Pick<FileEntry, "twins" | "twinBytes">;

const levelOf = (file: string): Level =>
  [".js", ".css"].includes(extname(file)) ? { quality: 11, level: 9 } : { quality: 6, level: 7 };

/**
 * Writes the compressed twins of files beside them, where they are worth it.
 *
 * Scripts and styles as small as can be: every visitor loads them, and they change only with the program. The rest at
 * brotli's 6 and gzip's 7: at their best a page is 1 % smaller, and takes seven times as long.
 *
 * For the sake of a figure many files are compressed by processes of their own, one for each of up to four processors: here each
 * file would make the rubbish collector go through all that the builder knows of the site, which takes as long again. Without them
 * (`areMany` never true) the twins are the same. A few are made here, one after the other: what threads need would stay, 30 MB.
 */
export class Twins {
  private readonly compressors: Compressor[] = [];

  /** @param files how many are to come, at most */
  constructor(files: number) {
    if (!areMany(files)) return;
    const processes = Math.min(availableParallelism(), mostProcesses);
    this.compressors = Array.from({ length: processes }, () => new Compressor());
  }

  /** @param bytes those of the file at that path */
  async write(path: string, bytes: Buffer): Promise<Written> {
    if (!isWorthTwins(path, bytes.length)) return { twins: [] };
    // In turns it would not do: a page and its data come in turns, too, and one of them has ten times as much to do.
    const [free] = [...this.compressors].sort((one, other) => one.load - other.load);
    if (free) return { twins: ["br", "gz"], twinBytes: await free.write(path, bytes.length, levelOf(path)) };
    const made = twinsOf(path, bytes);
    for (const [name, twin] of Object.entries(made)) writeFileSync(`${path}.${name}`, twin);
    return writtenOf(made);
  }

  async end(): Promise<void> {
    await Promise.all(this.compressors.map((one) => one.end()));
  }
}

type Made = { br: Buffer; gz: Buffer };

/** @returns the bytes of that file's twins */
export function twinsOf(file: string, bytes: Buffer): Made {
  const { quality, level } = levelOf(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: zlib.brotliCompressSync(bytes, { params }), gz: zlib.gzipSync(bytes, { level }) };
}

/** @returns what a manifest says of them */
export const writtenOf = ({ br, gz }: Made): Written => ({ twins: ["br", "gz"], twinBytes: [br.length, gz.length] });

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
