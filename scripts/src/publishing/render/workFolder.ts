import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildEnv } from "../buildEnv";
import { siteDir } from "../release/folders";
import { type Program, publicDirOf } from "./program";

const workDir = (env: BuildEnv) => join(siteDir(env), "work");

export const clearWorkFolder = (env: BuildEnv): Promise<void> =>
  rm(workDir(env), { recursive: true, force: true, maxRetries: 5 });

/** The folder in which pages are rendered: like Gatsby's, with the shared files and this publication's pages. */
export class WorkFolder {
  private constructor(readonly dir: string) {}

  /** Create the folder, without an earlier publication's files. */
  static async prepare(env: BuildEnv, { files }: Program): Promise<WorkFolder> {
    await clearWorkFolder(env);
    const folder = new WorkFolder(workDir(env));
    await mkdir(folder.pathOf("/page-data"), { recursive: true });
    const shared = await readdir(publicDirOf(env));
    if (Object.keys(files).length === 0 || shared.length === 0)
      throw new Error("The program of the last full build is empty");
    for (const name of shared)
      if (name !== "page-data") await symlink(join(publicDirOf(env), name), folder.pathOf(`/${name}`));
    return folder;
  }

  pathOf(name: string): string {
    return join(this.dir, "public", name);
  }

  write(name: string, text: string): string {
    return writeTo(this.pathOf(name), text);
  }

  /**
   * Write a file that replaces a shared one. It goes beside the link, because writing through it would change the
   * shared file.
   */
  writeBeside(name: string, bytes: Buffer): string {
    return writeTo(join(this.dir, "beside", name), bytes);
  }
}

function writeTo(path: string, content: string | Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
