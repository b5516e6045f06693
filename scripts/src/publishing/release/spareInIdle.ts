import { existsSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { inSlices } from "./inSlices";
import type { Release } from "./madeSite";
import { linksTo, spareInTheMaking } from "./makeSpares";
import type { ReleaseFiles } from "./releaseFiles";
import { releasesDir, servedRelease } from "./releases";
import { becomeSpare, dropSpare, isMostlyAs, sparesIn } from "./spare";
import { looksAt } from "./wholeRelease";

/** So long after a switch the next change has most likely come, or comes later. */
const calmMs = 10_000;

/**
 * Makes a spare (`spare.ts`) of links to what is served, while nothing waits, where there is none that would be taken: the ones that lie
 * there have little in common with the next, as after a telephone that every page shows. It does not wait for the twins of all these pages,
 * which come to it as they are made. One that was set aside is looked through, and goes when something of it is missing.
 *
 * For the sake of a figure: among 5,000 records the publications after such a change are as quick as others, where
 * there is a pause of some seconds between them. Without it (no `work`) releases are the same.
 */
export class SpareInIdle {
  /** What is to be done beside this release. */
  private current: { name: string; since: number; steps: AsyncIterator<void> } | undefined;
  private begun: { of: ReleaseFiles; steps: Iterator<void> } | undefined;
  private looking: { mark: string; steps: Iterator<void> } | undefined;
  /** The spares that were looked through, or just made. */
  private readonly whole = new Set<string>();

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
    const spares = await sparesIn(dir);
    if (spares.some((spare) => isMostlyAs(spare.files, files))) return;
    for (const spare of spares) await dropSpare(dir, spare);
    this.begun ??= { of: files, steps: inSlices(linksTo(served, this.aside)) };
    while (!this.begun.steps.next().done) yield;
    this.begun = undefined;
    const made = markOf(this.aside);
    await becomeSpare(dir, this.aside);
    this.whole.add(made);
  }

  /**
   * Looks through the spares for a moment, when who is saving one change after another has paused; one of which something is missing
   * goes, and another is made.
   * @returns whether nothing is left to do
   */
  async look(): Promise<boolean> {
    const { current, whole } = this;
    if (!current || Date.now() - current.since < this.calm) return true;
    const spares = await sparesIn(releasesDir(this.env));
    const marks = spares.map(({ dir }) => markOf(dir));
    for (const mark of whole) if (!marks.includes(mark)) whole.delete(mark);
    const spare = spares.find(({ dir }) => !whole.has(markOf(dir)));
    if (!spare) return true;
    const mark = markOf(spare.dir);
    if (this.looking?.mark !== mark) this.looking = { mark, steps: inSlices(looksAt(spare.dir, spare.files)) };
    try {
      if (!this.looking.steps.next().done) return false;
      whole.add(mark);
    } catch {
      await dropSpare(releasesDir(this.env), spare);
      this.current = undefined;
    }
    return false;
  }

  private async giveUp(): Promise<void> {
    this.begun = undefined;
    await rm(this.aside, { recursive: true, force: true });
  }

  private get aside(): string {
    return spareInTheMaking(releasesDir(this.env));
  }
}

/** Which folder lies there, whatever it is called, and made into which release: one comes back as a spare six publications later. */
const markOf = (dir: string): string =>
  [dir, join(dir, releaseManifestFile)]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((found) => `${found?.ino} ${found?.birthtimeMs}`)
    .join(" ");
