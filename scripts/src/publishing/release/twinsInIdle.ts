import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import { giveMemoryBack, sync } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { entryIn } from "./links";
import { etagOf, type Manifest, type Release } from "./madeSite";
import { writeManifest } from "./manifests";
import type { FileEntry } from "./releaseFiles";
import { releasesDir, servedRelease } from "./releases";
import { bringTwins } from "./spare";
import { lackTwins, twinsOf, type Written, writtenOf } from "./twins";

/** So long it works before others have their turn. */
const sliceMs = 100;

/** So many times on the way the manifest comes to speak of what is there: the next release need not make that again. */
const tellings = 20;

/**
 * Makes the compressed twins that the served release came without, in slices while nothing waits; meanwhile whoever serves it compresses each
 * answer. A twin stands under its name when it is whole; the manifest speaks of it a little later.
 *
 * For the sake of a figure: a telephone on each of 226 pages is served 0.5 s after the quiet second instead of 0.9, on each of 1,198 after 3.9 instead of 6.7. Without it
 * (every release made with its twins, `areMany` never true) what is served is the same.
 */
export class TwinsInIdle {
  private release = "";
  private left: string[] = [];
  /** So many are much. */
  private much = 0;
  private readonly written = new Map<string, Written>();

  constructor(private readonly env: BuildEnv) {}

  /** Goes on with it for a moment. @returns whether nothing is left to do */
  async work(): Promise<boolean> {
    const served = await servedRelease(this.env);
    if (!served) return true;
    if (served.manifest.name !== this.release) this.begin(served.manifest);
    if (this.left.length === 0) return true;
    try {
      for (const until = Date.now() + sliceMs; this.left.length > 0 && Date.now() < until; ) await this.next(served);
      if (this.left.length === 0 || this.written.size > this.much) await this.tell(served);
    } catch (error) {
      // A full disk; a file that is lost, and found so by who looks after them. The release stays as it is.
      console.warn("Los archivos comprimidos de la web no se han podido escribir:", error);
      this.left = [];
    }
    return false;
  }

  private begin({ name, files }: Manifest): void {
    this.release = name;
    this.written.clear();
    this.left = lackTwins(files);
    this.much = files.size / tellings;
  }

  private async next({ dir, manifest }: Release): Promise<void> {
    const file = this.left.pop() ?? "";
    const bytes = await readFile(join(dir, file));
    if (etagOf(bytes) !== manifest.files.get(file)?.etag) throw new Error(`${file} is other than it was made`);
    const twins = twinsOf(file, bytes);
    for (const [name, twin] of Object.entries(twins))
      await writeWhole(join(dir, `${file}.${name}`), (aside) => writeFile(aside, twin));
    this.written.set(file, writtenOf(twins));
  }

  private async tell(served: Release): Promise<void> {
    const { dir, manifest } = served;
    for (const folder of new Set([...this.written.keys()].map(dirname))) await sync(join(dir, folder));
    const told = new Map<string, FileEntry>();
    for (const [file, own] of this.written) told.set(file, { ...entryIn(served, file), ...own });
    const now = { ...manifest, files: manifest.files.with(told) };
    await writeWhole(join(dir, releaseManifestFile), (aside) => writeManifest(aside, now));
    await sync(dir);
    await bringTwins(releasesDir(this.env), { dir, manifest: now }, manifest.files, told.keys());
    this.written.clear();
    giveMemoryBack();
  }
}

/** Under its name it is there as a whole, or not at all. */
async function writeWhole(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await write(aside);
  await sync(aside);
  await rename(aside, path);
}
