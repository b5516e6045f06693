import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { monotonicMs, pause } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";
import { UnfitSite } from "../failures";

const lockWaitMs = 600_000;
const orphanEndsWithinMs = 20_000;

type Site = Pick<BuildEnv, "siteDir">;

/** The folder of the lock files. As a separate folder it stays writable where only Gatsby's own two are. */
export const buildDir = ({ siteDir }: Site) => join(siteDir, ".build");
/** The file with the process id of the running Gatsby. */
export const workerFile = ({ siteDir }: Site) => join(buildDir({ siteDir }), "worker");

/** Gatsby's `.cache` and `public` folders, and the lock on them. */
export class GatsbyFolder {
  readonly publicDir: string;
  private readonly lockFile: string;
  private readonly workerFile: string;
  private readonly stampFile: string;
  private orphanSeenAt: number | undefined;

  constructor(private readonly env: BuildEnv) {
    this.publicDir = join(env.siteDir, "public");
    mkdirSync(buildDir(env), { recursive: true });
    this.lockFile = join(buildDir(env), "lock");
    this.workerFile = workerFile(env);
    this.stampFile = join(env.siteDir, ".cache", "webpack", "estudio-code");
  }

  /** Take the lock. Two data directories may share one clone: their builds take turns. */
  async lock(): Promise<void> {
    const until = monotonicMs() + lockWaitMs;
    while (!this.tryLock()) {
      if (monotonicMs() > until)
        throw new UnfitSite(
          "Otra instalación está construyendo en la misma carpeta. Vuelve a publicar cuando termine.",
        );
      await pause(250);
    }
  }

  unlock(): void {
    if (numberIn(this.lockFile) === process.pid) rmSync(this.lockFile, { force: true });
  }

  /**
   * Empty the folder for a full build. Webpack's cache may stay, because it saves two thirds of the time.
   * @param code the stamp of the coming build: the cache of another stamp is deleted too; everything is when left out
   * @returns whether webpack's cache stayed
   */
  async clean(code?: string): Promise<boolean> {
    const cache = join(this.env.siteDir, ".cache");
    const isOfCode = (await readFile(this.stampFile, "utf8").catch(() => undefined)) === (code ?? "");
    await rm(this.stampFile, { force: true });
    await empty(cache, isOfCode ? ["webpack"] : []);
    await empty(this.publicDir);
    return isOfCode;
  }

  /** Mark webpack's cache as valid for this code: its build succeeded. */
  async keepCompiled(code: string): Promise<void> {
    await writeFile(this.stampFile, code);
  }

  /** Gatsby notices only after a moment that its builder is gone, and works until then. */
  private isOrphanWorking(): boolean {
    const worker = numberIn(this.workerFile);
    if (worker === undefined || !isAlive(worker, this.workerFile)) return false;
    this.orphanSeenAt ??= monotonicMs();
    return monotonicMs() - this.orphanSeenAt < orphanEndsWithinMs;
  }

  /** Return whether this process holds the lock now. */
  tryLock(): boolean {
    const holder = numberIn(this.lockFile);
    if (holder !== undefined && holder !== process.pid && isAlive(holder, this.lockFile)) return false;
    if (holder !== undefined && holder !== process.pid && this.isOrphanWorking()) return false;
    if (holder !== undefined) rmSync(this.lockFile, { force: true });
    try {
      writeFileSync(this.lockFile, processMark(process.pid), { flag: "wx" });
      return true;
    } catch {
      return false;
    }
  }
}

/** The folder itself stays, because it may be a volume. */
async function empty(folder: string, but: string[] = []): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter((one) => !but.includes(one)))
    await rm(join(folder, name), { recursive: true, force: true });
}

/** Return a mark that identifies a process of this machine until the next boot: its id and the boot id. */
export const processMark = (pid: number): string => `${pid} ${bootId()}`;

/**
 * Return an id that changes with each boot; empty where it is unknown (not on Linux), so that the process id alone
 * counts.
 */
function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}

function numberIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8").split(" ")[0]);
  } catch {
    return undefined;
  }
}

/** Return whether the process that wrote its mark into the file still runs. */
function isAlive(pid: number, file: string): boolean {
  try {
    if (readFileSync(file, "utf8") !== processMark(pid)) return false;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
