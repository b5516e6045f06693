import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseManifest } from "@estudio/contract";
import { releaseText } from "@estudio/database";
import { Release } from "./release";

describe("what a release has is read off the builder's list, file by file", () => {
  const dir = mkdtempSync(join(tmpdir(), "estudio-release-"));
  afterAll(() => rmSync(dir, { recursive: true }));

  const names = [
    "/index.html",
    ...Array.from({ length: 300 }, (_, index) => `/proyecto/casa-${index}/index.html`),
    '/con "comillas":{ y \\ barras.txt',
    '/llaves},"y":{}},"',
    "/con\nsalto.txt",
    "/ñandú-😀.svg",
    "/\uffee.svg",
    "/",
  ];
  const manifest = (some: string[]): ReleaseManifest => ({
    ...{ name: "r1", revision: 7, code: "c", program: "p", siteUrl: "http://localhost", scripts: [], styles: [] },
    contentSecurityPolicy: "default-src 'none'",
    files: Object.fromEntries(some.map((name, index) => [name, { etag: `"${index}"`, bytes: index, twins: ["br"] }])),
  });
  const read = (text: string) => {
    const file = join(dir, ".release.json");
    writeFileSync(file, text);
    return Release.read(file);
  };

  test.each([
    ["as it is written", releaseText],
    ["of a program that wrote it on one line", JSON.stringify],
  ])("every name is found, and no other: %s", async (_, write) => {
    const { files, ...head } = manifest(names);
    const release = await read(write({ ...head, files }));
    expect(release.head).toEqual(head);
    expect(names.map((name) => release.entry(name))).toEqual(names.map((name) => files[name]));
    expect([...release.names()].sort()).toEqual([...names].sort());
    for (const none of ["", "/a", "/index.htm", "/index.html ", "/proyecto/casa-300/index.html", "/zzz", "\uffff"])
      expect([none, release.has(none)]).toEqual([none, false]);
  });

  test.each([0, 1, 2, 3])("whether there are many or %d", async (many) => {
    const some = names.slice(0, many);
    const release = await read(releaseText(manifest(some)));
    expect([...release.names()]).toEqual([...some].sort());
    expect(names.filter((name) => release.has(name))).toEqual(some);
  });

  test("the list is JSON to anyone else; half of one is none", async () => {
    const text = releaseText(manifest(names));
    expect(JSON.parse(text)).toEqual(manifest(names));
    for (const part of [text.slice(0, -1), text.slice(0, text.length / 2), ""])
      await expect(read(part)).rejects.toThrow();
  });
});
