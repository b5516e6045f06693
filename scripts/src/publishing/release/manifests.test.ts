import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import { listed } from "../../../testing/site";
import type { Manifest } from "./madeSite";
import { forgetManifests, readManifest, writeManifest } from "./manifests";
import { keepAsSpare, keptReleases, takeSpare } from "./spare";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "estudio-manifests-"));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

const folder = (number: number) => join(dir, `r${number}`);
const listOf = (number: number): Manifest => ({
  ...{ name: `r${number}`, revision: number, code: "c", program: "p", siteUrl: "", contentSecurityPolicy: "" },
  ...{ scripts: [], styles: [] },
  files: listed({
    "/a.png": { etag: '"a"', bytes: 1, twins: [] },
    "/b.png": { etag: '"b"', bytes: 1, twins: [] },
    "/c.png": { etag: `"${number}"`, bytes: 1, twins: [] },
  }),
});

async function write(number: number): Promise<void> {
  mkdirSync(folder(number), { recursive: true });
  // As in a release in the making: what was in the spare goes first.
  rmSync(join(folder(number), releaseManifestFile), { force: true });
  await writeManifest(join(folder(number), releaseManifestFile), listOf(number));
}

/** One release more, made of the spare, and the oldest becomes one. @returns how many lists were read from the disk for it */
async function publish(number: number): Promise<number> {
  const reads = jest.spyOn(fs, "readFile");
  const served = await readManifest(folder(number - 1));
  if (!served) throw new Error("It has no list");
  await takeSpare(dir, folder(number), served.files);
  await write(number);
  await keepAsSpare(dir, folder(number - keptReleases), listOf(number), 0);
  const { length } = reads.mock.calls;
  reads.mockRestore();
  return length;
}

test("who has just started reads each list of an earlier builder once, and then none any more", async () => {
  for (let number = 1; number <= keptReleases; number++) await write(number);
  forgetManifests();
  const read: number[] = [];
  for (let number = keptReleases + 1; number <= 20; number++) read.push(await publish(number));
  expect(read.slice(keptReleases)).toEqual(Array(20 - 2 * keptReleases).fill(0));
  expect(read.slice(0, keptReleases).reduce((sum, one) => sum + one)).toBe(keptReleases);
});
