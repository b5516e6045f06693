import { readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { inSlices } from "./inSlices";

const goingPrefix = ".going-";
/** Thousands of files each: more do not wait for an idle moment, which may be long in coming. */
const mostWaiting = 5;

/** @returns whether that folder among the releases only waits to be removed */
export const isGoing = (name: string): boolean => name.startsWith(goingPrefix);

/**
 * A folder that nobody needs any more is out of the way at once, and removed while nothing waits.
 *
 * For the sake of a figure: a second telephone at once after the first, on each of 1,186 pages, is served in 0.7 s
 * instead of 1.1 to 2. The old release's 7,000 files take 0.3 s to remove; and for minutes ext4 passes each number of a
 * removed file by when it makes a new one, which takes up to 0.7 ms each. Without it (`rm` in its place) releases are the same.
 * @param dir among the releases; there need not be one
 */
export async function setAside(releasesDir: string, dir: string): Promise<void> {
  for (const name of (await going(releasesDir)).slice(mostWaiting))
    await remove(join(releasesDir, name)).catch(() => undefined);
  const name = `${goingPrefix}${Date.now()}-${process.pid}-${basename(dir)}`;
  await rename(dir, join(releasesDir, name)).catch(() => remove(dir));
}

const going = async (releasesDir: string) => (await readdir(releasesDir).catch(() => [])).filter(isGoing);
const remove = (dir: string) => rm(dir, { recursive: true, force: true });

/** Removes what was set aside, in slices while nothing waits; also what a builder that died has left. */
export class RemoveInIdle {
  private begun: { name: string; removal: Iterator<void> } | undefined;
  /** They cannot be removed, as where something is mounted: tried again by the next process. */
  private readonly stuck = new Set<string>();

  constructor(private readonly releasesDir: string) {}

  /** Goes on with it for a moment. @returns whether nothing is left to do */
  async work(): Promise<boolean> {
    this.begun ??= await this.begin();
    if (!this.begun) return true;
    const { name, removal } = this.begun;
    try {
      if (removal.next().done) this.begun = undefined;
    } catch {
      this.begun = undefined;
      // Another builder may be removing it, too.
      await remove(join(this.releasesDir, name)).catch(() => this.stuck.add(name));
    }
    return false;
  }

  private async begin(): Promise<RemoveInIdle["begun"]> {
    const name = (await going(this.releasesDir)).find((one) => !this.stuck.has(one));
    return name === undefined ? undefined : { name, removal: inSlices(removal(join(this.releasesDir, name))) };
  }

  /** Removes all of it that can be. */
  async finish(): Promise<void> {
    for (const name of await going(this.releasesDir)) await remove(join(this.releasesDir, name)).catch(() => undefined);
  }
}

/** Removes a folder, one entry at each step. @throws when one of them is not there any more */
function* removal(dir: string): Generator<void> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (!entry.isDirectory()) unlinkSync(path);
    else for (const inner = removal(path); !inner.next().done; ) yield;
    yield;
  }
  rmdirSync(dir);
}
