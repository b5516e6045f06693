import { readFile } from "node:fs/promises";
import type { ReleaseHead, ReleaseManifest } from "@estudio/contract";
import { nameInLine, readRelease } from "@estudio/database";

type Entry = ReleaseManifest["files"][string];

const newline = "\n".charCodeAt(0);

/**
 * What the builder says of a release (`releaseLines.ts`). Its files stay bytes: each is found by halving among the lines, and no other is read.
 *
 * For the sake of a figure: of 32,000 files the manifest has 5 MB, and 15 as objects, after each publication anew; to read it took 50 ms in one piece.
 * Without it (`JSON.parse` of the whole) the answers are the same.
 */
export class Release {
  private constructor(
    readonly head: ReleaseHead,
    private readonly lines: Buffer,
  ) {}

  /** @param file where its manifest lies. @throws when it is not there, or is none */
  static async read(file: string): Promise<Release> {
    const { head, lines } = readRelease(await readFile(file));
    return new Release(head, lines);
  }

  /** How long its list is, in bytes. */
  get length(): number {
    return this.lines.length;
  }

  has(file: string): boolean {
    return this.entry(file) !== undefined;
  }

  /** @param file its name, with a leading slash */
  entry(file: string): Entry | undefined {
    let [from, to] = [0, this.lines.length];
    while (from < to) {
      const start = Math.max(from, this.lines.lastIndexOf(newline, (from + to) >> 1) + 1);
      const { name, entry, next } = this.line(start);
      if (name === file) return entry();
      if (name < file) from = next;
      else to = start - 1;
    }
    return undefined;
  }

  /** @returns the names of all its files */
  *names(): Generator<string> {
    for (let at = 0; at < this.lines.length; ) {
      const { name, next } = this.line(at);
      yield name;
      at = next;
    }
  }

  private line(start: number): { name: string; entry(): Entry; next: number } {
    const stop = this.lines.indexOf(newline, start);
    const next = stop < 0 ? this.lines.length : stop + 1;
    const line = this.lines.toString("utf8", start, next);
    const { name, end } = nameInLine(line);
    return { name, entry: () => JSON.parse(line.slice(end + 1).replace(/,\n$/, "")), next };
  }
}
