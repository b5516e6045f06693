import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import type { BuildEnv } from "../buildEnv";
import { linkOrCopy } from "../release/links";
import { type Program, publicDirOf } from "./program";

const abandonedAfterMs = 3_600_000;

/** Its own for each builder: one that was held up must not disturb the one that took over. */
const workDir = (env: BuildEnv) => join(env.dataDir, "site", `work.${hostname()}.${process.pid}`);

/** Removes what this builder has rendered. */
export const clearWork = (env: BuildEnv): Promise<void> =>
  rm(workDir(env), { recursive: true, force: true, maxRetries: 5 });

/** What builders left that are long gone; another one's own, which it may be about to release, stays. */
async function dropAbandoned(env: BuildEnv): Promise<void> {
  for (const name of await readdir(join(env.dataDir, "site"))) {
    const dir = join(env.dataDir, "site", name);
    const madeAt = name.startsWith("work.") && (await stat(dir).catch(() => undefined))?.mtimeMs;
    if (madeAt && Date.now() - madeAt > abandonedAfterMs)
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where pages are rendered: a folder like Gatsby's, with the shared files and this publication's pages. */
export class Work {
  readonly dir: string;
  private flat = 0;

  constructor(private readonly env: BuildEnv) {
    this.dir = workDir(env);
  }

  pathOf(name: string): string {
    return join(this.dir, "public", name);
  }

  async clear({ files }: Program): Promise<void> {
    await clearWork(this.env);
    await dropAbandoned(this.env);
    await mkdir(this.pathOf("/page-data"), { recursive: true });
    await mkdir(join(this.dir, "flat"));
    const shared = await readdir(publicDirOf(this.env));
    if (Object.keys(files).length === 0 || shared.length === 0)
      throw new Error("The program of the last full build is empty");
    for (const name of shared)
      if (name !== "page-data") await symlink(join(publicDirOf(this.env), name), this.pathOf(name));
  }

  async write(name: string, text: string): Promise<string> {
    const file = this.pathOf(name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return file;
  }

  /**
   * A release takes files from wherever they lie: a folder for each of a thousand pages would be made only to be removed.
   * @returns where it lies
   */
  writeFlat(bytes: Buffer): string {
    const file = join(this.dir, "flat", String(this.flat++));
    writeFileSync(file, bytes);
    return file;
  }

  /** Puts a file to where the renderer looks for it. */
  place(name: string, from: string): void {
    mkdirSync(dirname(this.pathOf(name)), { recursive: true });
    linkOrCopy(from, this.pathOf(name));
  }

  /** What goes in the place of a shared file: under its own name stands a link to the program's, which must stay as it is. */
  async writeApart(name: string, bytes: Buffer): Promise<string> {
    const file = join(this.dir, "apart", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return file;
  }
}
