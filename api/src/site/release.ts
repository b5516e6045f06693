import { readFile } from "node:fs/promises";
import { beforeFiles, type ReleaseManifest, releaseText } from "@estudio/contract";

type Head = Omit<ReleaseManifest, "files">;
type Entry = ReleaseManifest["files"][string];

const newline = "\n".charCodeAt(0);
const end = "\n}}";

/**
 * What the builder says of a release (`releaseText`). Its files stay bytes: each is found by halving among the lines, and no other is read.
 *
 * For the sake of a figure: of 32,000 files the manifest has 5 MB, and 15 as objects, after each publication anew; to read it took 50 ms in one piece.
 * Without it (`JSON.parse` of the whole) the answers are the same.
 */
export class Release {
  private constructor(
    readonly head: Head,
    private readonly lines: Buffer,
  ) {}

  /** @param file where its manifest lies. @throws when it is not there, or is none */
  static async read(file: string): Promise<Release> {
    const bytes = await readFile(file);
    const at = bytes.indexOf(beforeFiles);
    // One of a program of before 2026-11-26 is written on a single line.
    return at < 0 || bytes.toString("utf8", bytes.length - end.length) !== end
      ? Release.of(Buffer.from(releaseText(JSON.parse(bytes.toString()))))
      : Release.of(bytes, at);
  }

  private static of(bytes: Buffer, at = bytes.indexOf(beforeFiles)): Release {
    const lines = bytes.subarray(at + beforeFiles.length, bytes.length - end.length);
    return new Release(JSON.parse(`${bytes.toString("utf8", 0, at)}}`), lines);
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
    const [quoted = '""'] = /^"(?:[^"\\]|\\.)*"/.exec(line) ?? [];
    return {
      name: JSON.parse(quoted),
      entry: () => JSON.parse(line.slice(quoted.length + 1).replace(/,\n$/, "")),
      next,
    };
  }
}
