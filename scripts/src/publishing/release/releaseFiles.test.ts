import { readRelease, releaseText } from "@estudio/database";
import { listed } from "../../../testing/site";
import { type FileEntry, ReleaseFiles } from "./releaseFiles";

/** Pseudo-random, and the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const entry = (etag: number): FileEntry => ({ etag: `"${etag}"`, bytes: etag, twins: ["br"], twinBytes: [1] });
const names = Array.from(
  { length: 3000 },
  (_, index) => `/${index % 7 ? "proyecto" : 'ca/año "}, {"":{\\'}/casa-${index}/index.html`,
);
const many = Object.fromEntries(names.map((name, index) => [name, entry(index)]));

/** As a manifest has them. */
function linesOf(files: Record<string, FileEntry>): string {
  const text = releaseText({ files } as Parameters<typeof releaseText>[0]);
  return readRelease(Buffer.from(text)).lines.toString();
}

const bytesOf = (list: ReleaseFiles) => Buffer.concat(list.pieces());

describe("The files of a release", () => {
  it("are written as a manifest has them, and read from there", () => {
    const list = listed(many);
    expect(bytesOf(list).toString()).toBe(linesOf(many));
    const read = ReleaseFiles.read(bytesOf(list));
    expect(Object.fromEntries(read.entries())).toEqual(many);
    expect([...read.names()]).toEqual([...names].sort());
    expect(read.size).toBe(names.length);
    for (const name of names.slice(0, 50)) expect(read.get(name)).toEqual(many[name]);
    expect([read.get("/"), read.get("/zzz"), read.has("/proyecto")]).toEqual([undefined, undefined, false]);
  });

  it("are none where none are", () => {
    expect([
      ReleaseFiles.none.size,
      bytesOf(listed({})).toString(),
      ReleaseFiles.read(Buffer.from("")).has("/"),
    ]).toEqual([0, "", false]);
    const one = ReleaseFiles.none.with(new Map([["/a", entry(1)]]));
    expect([...one.entries()]).toEqual([["/a", entry(1)]]);
    expect(one.without(["/a", "/b"]).size).toBe(0);
  });

  it("cannot be read where a line is damaged", () => {
    const damaged = bytesOf(listed(many)).toString().replace('"bytes":1500', '"bytes":15 0');
    expect(() => ReleaseFiles.read(Buffer.from(damaged))).toThrow(SyntaxError);
  });

  it("after any changes are what they would be had they been listed anew, in the same parts", () => {
    const roll = dice(7);
    let list = listed(many);
    const model = new Map(Object.entries(many));
    for (let round = 0; round < 60; round++) {
      const before = list;
      const changes = new Map<string, FileEntry | undefined>();
      for (let i = 0; i < ([1, 5, 400][roll(3)] ?? 0); i++) {
        const name = roll(4) ? (names[roll(names.length)] ?? "") : `/nuevo-${roll(500)}`;
        changes.set(name, roll(3) ? entry(roll(9000)) : undefined);
      }
      list = list.with(changes);
      const expected = new Map(model);
      for (const [name, one] of changes)
        if (one) expected.set(name, one);
        else expected.delete(name);
      const anew = listed(Object.fromEntries(expected));
      expect(bytesOf(list).equals(bytesOf(anew))).toBe(true);
      expect(list.size).toBe(expected.size);
      expect(partSizes(list)).toEqual(partSizes(anew));

      const found = new Map([...list.differences(before)].map(({ name, here, there }) => [name, [here, there]]));
      const wanted = [...changes.keys()].filter((name) => expected.get(name)?.etag !== model.get(name)?.etag);
      expect([...found.keys()].sort()).toEqual(wanted.sort());
      for (const [name, sides] of found) expect(sides).toEqual([expected.get(name), model.get(name)]);
      model.clear();
      for (const [name, one] of expected) model.set(name, one);
    }
  });

  it("have their unchanged parts in common with those they were made of, also when read anew", () => {
    const list = listed(many);
    const next = list.with(new Map([[names[5] ?? "", entry(1)]]));
    const own = () => [...partsOf(next)].filter((part) => !list.consistsOf(part));
    expect(own()).toHaveLength(1);
    expect(partsOf(next).length).toBeGreaterThan(10);
    expect(partsOf(ReleaseFiles.read(bytesOf(next), next)).filter((part) => !next.consistsOf(part))).toEqual([]);
    expect(partsOf(list.without(["/is-not-there"])).filter((part) => !list.consistsOf(part))).toEqual([]);
  });
});

const partsOf = (list: ReleaseFiles) => [...new Set([...list.names()].flatMap((name) => list.partWith(name) ?? []))];
const partSizes = (list: ReleaseFiles) => partsOf(list).map((part) => part.size);
