import { existsSync, linkSync, mkdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { DamagedBase } from "../failures";
import { inSlices } from "./inSlices";
import { type Files, isWholeIn, type Release, sizesOf } from "./madeSite";
import { releasesDir, servedRelease } from "./releases";
import { dropSpare, filesInSpare, isMostlyAs, keepAsSpare, spareName } from "./spare";
import { lackTwins } from "./twins";

/** So long after a switch the next change has most likely come, or comes later. */
const calmMs = 10_000;

/**
 * Makes a spare (`spare.ts`) of links to what is served, while nothing waits: where no release is old enough yet to be
 * set aside, or the one that was has little in common with the next, as after a full build by another program or a telephone that
 * every page shows. One that was set aside is looked through, and goes when something of it is missing.
 *
 * For the sake of a figure: the first five publications among 5,000 records after a full build are as quick as those that follow, where
 * there is a pause of some seconds between them. Without it (no `work`) releases are the same.
 */
export class SpareInIdle {
  /** What is to be done beside this release. */
  private current: { name: string; since: number; steps: AsyncIterator<void> } | undefined;
  private begun: { of: Files; steps: Iterator<void> } | undefined;
  private looking: { mark: string; steps: Iterator<void> } | undefined;
  /** The spare that was looked through. */
  private whole: string | undefined;

  constructor(
    private readonly env: BuildEnv,
    private readonly calm = calmMs,
  ) {}

  /** Goes on with it for a moment. @returns whether nothing is left to do */
  async work(): Promise<boolean> {
    const served = await servedRelease(this.env);
    if (!served) return true;
    const { name } = served.manifest;
    if (this.current?.name !== name) this.current = { name, since: Date.now(), steps: this.stepsBeside(served) };
    try {
      return (await this.current.steps.next()).done === true;
    } catch {
      // A disk that is full or has no links; a release that is gone. The next publication makes a new folder.
      await this.giveUp().catch(() => undefined);
      return true;
    }
  }

  private async *stepsBeside(served: Release): AsyncGenerator<void> {
    const { files } = served.manifest;
    const dir = releasesDir(this.env);
    if (!existsSync(this.aside) || (this.begun && !isMostlyAs(this.begun.of, files))) await this.giveUp();
    const spare = await filesInSpare(dir);
    if (spare && isMostlyAs(spare, files)) return;
    if (spare) await dropSpare(dir);
    if (lackTwins(files).length > 0) return;
    this.begun ??= { of: files, steps: inSlices(linksTo(served, this.aside)) };
    while (!this.begun.steps.next().done) yield;
    this.begun = undefined;
    await keepAsSpare(dir, this.aside, served.manifest);
    this.whole = this.mark();
  }

  /**
   * Looks through the spare for a moment, when who is saving one change after another has paused; when something of it is missing
   * it goes, and another is made.
   * @returns whether nothing is left to do
   */
  async look(): Promise<boolean> {
    const { current, spare } = this;
    const mark = this.mark();
    if (!current || mark === undefined || mark === this.whole || Date.now() - current.since < this.calm) return true;
    if (this.looking?.mark !== mark) {
      const files = (await filesInSpare(releasesDir(this.env))) ?? {};
      this.looking = { mark, steps: inSlices(looksAt(spare, files)) };
    }
    try {
      if (!this.looking.steps.next().done) return false;
      this.whole = mark;
    } catch {
      await dropSpare(releasesDir(this.env));
      this.current = undefined;
    }
    return false;
  }

  /** Which spare lies there. */
  private mark(): string | undefined {
    const found = statSync(this.spare, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.birthtimeMs}`;
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

/** Looks at every file, one at each step. @throws when one is not there as it was made */
function* looksAt(dir: string, files: Files): Generator<void> {
  for (const [file, entry] of Object.entries(files)) {
    if (!isWholeIn(dir, file, entry)) throw new DamagedBase(file);
    yield;
  }
}

/** Links every file of a release, one at each step; its manifest, which makes it a spare, last. @throws when one is not there */
function* linksTo({ dir, manifest }: Release, to: string): Generator<void> {
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
