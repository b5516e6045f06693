import { existsSync, linkSync, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { type Release, sizesOf } from "./madeSite";
import { releasesDir, servedRelease } from "./releases";
import { dropSpare, filesInSpare, isMostlyAs, keepAsSpare, spareName } from "./spare";
import { lackTwins } from "./twins";

/** So long it works before others have their turn. */
const sliceMs = 50;

/**
 * Makes a spare (`spare.ts`) of links to what is served, in slices while nothing waits: where no release is old enough yet to be
 * set aside, or the one that was has little in common with the next, as after a full build by another program or a telephone that
 * every page shows.
 *
 * For the sake of a figure: the first five publications among 5,000 records after a full build are as quick as those that follow.
 * Without it (no `work`) releases are the same.
 */
export class SpareInIdle {
  /** With this release the spare was compared. */
  private seen: string | undefined;
  /** Of this release a spare was made, or could not be. */
  private done: string | undefined;
  private begun: { of: ReleaseManifest["files"]; links: Iterator<void> } | undefined;

  constructor(private readonly env: BuildEnv) {}

  /** Goes on with it for a moment. @returns whether nothing is left to do */
  async work(): Promise<boolean> {
    const served = await servedRelease(this.env);
    if (!served || served.manifest.name === this.done) return true;
    const { name, files } = served.manifest;
    try {
      if (this.seen !== name) await this.dropOther(files);
      this.seen = name;
      if (!existsSync(this.spare) && lackTwins(files).length === 0 && !(await this.goOn(served))) return false;
    } catch {
      // A disk that is full or has no links; a release that is gone. The next publication makes a new folder.
      await this.giveUp().catch(() => undefined);
    }
    this.done = name;
    return true;
  }

  /** @returns whether it is ready */
  private async goOn(served: Release): Promise<boolean> {
    if (!existsSync(this.aside)) this.begun = undefined;
    this.begun ??= { of: served.manifest.files, links: linksTo(served, this.aside) };
    const until = Date.now() + sliceMs;
    while (Date.now() < until)
      if (this.begun.links.next().done) {
        await keepAsSpare(releasesDir(this.env), this.aside, served.manifest);
        this.begun = undefined;
        return true;
      }
    return false;
  }

  /** A spare, ready or begun, that would not be taken. */
  private async dropOther(wanted: ReleaseManifest["files"]): Promise<void> {
    if (!this.begun || !isMostlyAs(this.begun.of, wanted)) await this.giveUp();
    const files = await filesInSpare(releasesDir(this.env));
    if (!files || isMostlyAs(files, wanted)) return;
    await dropSpare(releasesDir(this.env));
  }

  private async giveUp(): Promise<void> {
    this.begun = undefined;
    await rm(this.aside, { recursive: true, force: true });
  }

  private get spare(): string {
    return join(releasesDir(this.env), spareName);
  }

  /** Hidden like a release in the making, and removed like one when this builder dies. */
  private get aside(): string {
    return `${this.spare}-${process.pid}`;
  }
}

/** Links every file of a release, one at each step; its manifest, which makes it a spare, last. @throws when one is not there */
function* linksTo({ dir, manifest }: Release, to: string): Iterator<void> {
  const folders = new Set<string>();
  for (const [file, entry] of Object.entries(manifest.files)) {
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(join(to, folder), { recursive: true });
    folders.add(folder);
    for (const [name] of sizesOf(file, entry)) linkSync(join(dir, name), join(to, name));
    yield;
  }
  linkSync(join(dir, releaseManifestFile), join(to, releaseManifestFile));
}
