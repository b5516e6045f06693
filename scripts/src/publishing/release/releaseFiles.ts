import type { ReleaseManifest } from "@estudio/contract";
import { nameInLine } from "@estudio/database";

export type FileEntry = ReleaseManifest["files"][string];

/**
 * So many lines has a part on average. Which name begins one is seen by the name alone: two lists that are alike have the same parts,
 * whatever they have come from.
 */
const partLines = 128;

/**
 * The files of a release by their names, in the order of these: a sequence of parts, each the lines of the manifest as they are written
 * there. It does not change; what another list has in common with it are the same parts, which are known as equal at once and
 * lie in memory once.
 *
 * For the sake of a figure: a release of 50,000 records has 300,000 lines. As objects, seven lists of which the builder remembers,
 * each publication spent 1.1 s of processor on new ones, and the rubbish collector as much again on all of them.
 */
export class ReleaseFiles {
  static readonly none = new ReleaseFiles([]);
  private members: Set<Part> | undefined;
  private count: number | undefined;

  private constructor(private readonly parts: readonly Part[]) {}

  /**
   * @param lines as `pieces` gives them, in one
   * @param like a list that it has much in common with
   * @throws SyntaxError when one of them cannot be read
   */
  static read(lines: Buffer, like = ReleaseFiles.none): ReleaseFiles {
    const known = new Map(like.parts.map((part) => [part.first, part]));
    const parts = partsOf(lines).map((part) => {
      const equal = known.get(part.first);
      if (equal?.lines.equals(part.lines)) return equal;
      // In memory of its own: of what was read little may stay for long.
      const own = new Part(Buffer.from(part.lines), part.first, part.size);
      own.entries();
      return own;
    });
    return new ReleaseFiles(parts);
  }

  get size(): number {
    this.count ??= this.parts.reduce((sum, { size }) => sum + size, 0);
    return this.count;
  }

  /** The lines one after the other, without a comma after the last. In one piece they would be 40 MB among 50,000 records. */
  pieces(): Buffer[] {
    return this.parts.flatMap(({ lines }, index) => (index > 0 ? [between, lines] : [lines]));
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  get(name: string): FileEntry | undefined {
    return this.partWith(name)?.get(name);
  }

  /** @returns the part in which that name stands, if it is in the list. Of a list that has the same part (`consistsOf`) it says the same. */
  partWith(name: string): Part | undefined {
    return this.parts[this.placeOf(name)];
  }

  consistsOf(part: Part): boolean {
    this.members ??= new Set(this.parts);
    return this.members.has(part);
  }

  *names(): Generator<string> {
    for (const part of this.parts) yield* part.names();
  }

  *entries(): Generator<[name: string, entry: FileEntry]> {
    for (const part of this.parts) yield* part.entries();
  }

  /** @param wanted which names of a part, whose lines do not change @returns those of all parts */
  namesIn(wanted: (part: Part) => readonly string[]): string[] {
    return this.parts.flatMap(wanted);
  }

  /** @param changes what is said of some names from now on; undefined: they are not in the list any more */
  with(changes: Changes): ReleaseFiles {
    const changed = this.byPart(changes);
    if (changed.size === 0) return this;
    const parts: Part[] = [];
    for (const part of this.parts.length > 0 ? this.parts : [noLines]) {
      const own = changed.get(part);
      if (!own) {
        parts.push(part);
        continue;
      }
      const entries = new Map(part.entries());
      for (const [name, entry] of own) {
        if (entry) entries.set(name, entry);
        else entries.delete(name);
      }
      // Without the name that it began with, what is left of it goes on with the part before.
      const before = entries.has(part.first) ? undefined : parts.pop();
      for (const [name, entry] of before?.entries() ?? []) entries.set(name, entry);
      parts.push(...partsOf(linesOf(entries)));
    }
    return new ReleaseFiles(parts);
  }

  without(names: Iterable<string>): ReleaseFiles {
    return this.with(new Map([...names].map((name) => [name, undefined])));
  }

  /** Of each name what this list and the other say, where they do not say the same: one of them may have nothing to say. */
  *differences(other: ReleaseFiles): Generator<{ name: string; here?: FileEntry; there?: FileEntry }> {
    const theirs = new Map<string, FileEntry>();
    for (const part of other.parts)
      if (!this.consistsOf(part)) for (const [name, entry] of part.entries()) theirs.set(name, entry);
    for (const part of this.parts) {
      if (other.consistsOf(part)) continue;
      for (const [name, here] of part.entries()) {
        const there = theirs.get(name);
        theirs.delete(name);
        if (!there) yield { name, here };
        else if (!isSame(here, there)) yield { name, here, there };
      }
    }
    for (const [name, there] of theirs) yield { name, there };
  }

  /** @returns those that change something, by the part they belong to */
  private byPart(changes: Changes): Map<Part, Map<string, FileEntry | undefined>> {
    const found = new Map<Part, Map<string, FileEntry | undefined>>();
    for (const [name, entry] of changes) {
      const part = this.parts[Math.max(this.placeOf(name), 0)] ?? noLines;
      if (!entry && !part.get(name)) continue;
      const own = found.get(part) ?? new Map<string, FileEntry | undefined>();
      found.set(part, own.set(name, entry));
    }
    return found;
  }

  /** @returns which part a name belongs to; -1: before the first */
  private placeOf(name: string): number {
    let [from, to] = [0, this.parts.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.parts[middle]?.first ?? "") <= name) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }
}

/** Some lines of a list. */
class Part {
  private read: WeakRef<Map<string, FileEntry>> | undefined;

  constructor(
    readonly lines: Buffer,
    readonly first: string,
    readonly size: number,
  ) {}

  get(name: string): FileEntry | undefined {
    return this.entries().get(name);
  }

  /** Kept as long as the rubbish collector lets them be. Not to be changed. */
  entries(): ReadonlyMap<string, FileEntry> {
    const known = this.read?.deref();
    if (known) return known;
    const entries = new Map(Object.entries<FileEntry>(JSON.parse(`{${this.lines}}`)));
    this.read = new WeakRef(entries);
    return entries;
  }

  names(): string[] {
    return this.lines
      .toString()
      .split(newline)
      .map((line) => nameInLine(line).name);
  }
}

export type { Part };

const noLines = new Part(Buffer.alloc(0), "", 0);
type Changes = ReadonlyMap<string, FileEntry | undefined>;

const newline = "\n";
const between = Buffer.from(`,${newline}`);

const isSame = (one: FileEntry, other: FileEntry) =>
  one.etag === other.etag &&
  one.bytes === other.bytes &&
  String(one.twins) === String(other.twins) &&
  String(one.twinBytes) === String(other.twinBytes);

function firstLineOf(lines: Buffer): string {
  const end = lines.indexOf(newline);
  return lines.toString("utf8", 0, end < 0 ? lines.length : end);
}

const linesOf = (entries: ReadonlyMap<string, FileEntry>): Buffer =>
  Buffer.from(
    [...entries.keys()]
      .sort()
      .map((name) => `${JSON.stringify(name)}:${JSON.stringify(entries.get(name))}`)
      .join(`,${newline}`),
  );

function partsOf(lines: Buffer): Part[] {
  const parts: Part[] = [];
  let [begin, size] = [0, 0];
  const add = (end: number) => {
    const own = lines.subarray(begin, end);
    if (size > 0) parts.push(new Part(own, nameInLine(firstLineOf(own)).name, size));
  };
  for (let line = 0; line < lines.length; ) {
    if (line > begin && beginsPart(lines, line)) {
      add(line - between.length);
      [begin, size] = [line, 0];
    }
    size++;
    const end = lines.indexOf(newline, line);
    line = end < 0 ? lines.length : end + 1;
  }
  add(lines.length);
  return parts;
}

const quote = 0x22;

/** By the name that the line begins with (FNV-1a). */
function beginsPart(lines: Buffer, line: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = line + 1; at < lines.length; at++) {
    const byte = lines[at] ?? 0;
    if (byte === quote) break;
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0) % partLines === 0;
}
