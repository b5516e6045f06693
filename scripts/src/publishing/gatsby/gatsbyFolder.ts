import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { hostname, uptime } from "node:os";
import { join } from "node:path";
import { schema } from "@estudio/database";
import { UnfitSite } from "../failures";
import type { BuildEnv } from "./buildEnv";
import { codeStamp } from "./codeStamp";

const lockWaitMs = 120_000;
const orphanEndsWithinMs = 20_000;

type Stamp = { whose: string; fit: boolean };

type Site = Pick<BuildEnv, "siteDir">;

/** Who works there, in files: a folder, so that nothing else beside Gatsby's own two has to be writable. */
const buildDir = ({ siteDir }: Site) => join(siteDir, ".build");
/** Where the running Gatsby's number is kept. */
export const workerFile = ({ siteDir }: Site) => join(buildDir({ siteDir }), "worker");
const stampFile = ({ siteDir }: Site) => join(siteDir, ".cache", "estudio-stamp.json");

/** Whether a build started ahead waits for its content there: Gatsby runs, and has left Gatsby's folder fit. */
export const isNextReady = (site: Site): boolean => existsSync(workerFile(site)) && readStamp(site)?.fit === true;

/**
 * Gatsby's `.cache` and `public`. They are kept from build to build only while they are this database's and the last
 * build ended well: a warm build after a failed one silently serves the old page.
 */
export class GatsbyFolder {
  readonly publicDir: string;
  isWarm = false;
  private readonly lockFile: string;
  private readonly wantedFile: string;
  private readonly workerFile: string;
  private orphanSeenAt: number | undefined;

  constructor(private readonly env: BuildEnv) {
    this.publicDir = join(env.siteDir, "public");
    mkdirSync(buildDir(env), { recursive: true });
    this.lockFile = join(buildDir(env), "lock");
    this.wantedFile = join(buildDir(env), "wanted");
    this.workerFile = workerFile(env);
  }

  /** Two data directories may share one clone: their builds take turns. */
  async lock(): Promise<void> {
    const until = Date.now() + lockWaitMs;
    while (!this.tryLock()) {
      if (Date.now() > until)
        throw new UnfitSite(
          "Otra instalación está construyendo en la misma carpeta. Vuelve a publicar cuando termine.",
        );
      writeFileSync(this.wantedFile, String(process.pid));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    if (numberIn(this.wantedFile) === process.pid) rmSync(this.wantedFile, { force: true });
  }

  /** Another builder waits for this folder: who holds it without building gives it up. */
  isWanted(): boolean {
    const who = numberIn(this.wantedFile);
    return who !== undefined && who !== process.pid && isAlive(who, this.wantedFile);
  }

  unlock(): void {
    if (numberIn(this.lockFile) === process.pid) rmSync(this.lockFile, { force: true });
  }

  /** @returns whether what is in there may be built on */
  isFit(): boolean {
    const stamp = readStamp(this.env);
    return stamp?.fit === true && stamp.whose === this.whose() && existsSync(this.publicDir);
  }

  /** Makes ready for a build: from now until `markFit` Gatsby's folder counts as unfit. */
  async open(): Promise<void> {
    this.isWarm = this.isFit();
    if (!this.isWarm) await this.clean();
    else this.spoil();
  }

  /** From now until `markFit` Gatsby's folder counts as unfit. */
  spoil(): void {
    this.writeStamp(false);
  }

  async clean(): Promise<void> {
    this.isWarm = false;
    await empty(join(this.env.siteDir, ".cache"));
    await empty(this.publicDir);
  }

  /** The build ended well: the next may build on it. */
  markFit(): void {
    this.writeStamp(true);
  }

  private whose(): string {
    const parts = [this.env.dataDir, this.env.databaseUrl, this.env.siteUrl, codeStamp(), ...schema];
    return createHash("sha256").update(parts.join("\n")).digest("hex");
  }

  /** A builder may be gone before the Gatsby it started has noticed and ended, which takes it a moment at most. */
  private isOrphanWorking(): boolean {
    const worker = numberIn(this.workerFile);
    if (worker === undefined || !isAlive(worker, this.workerFile)) return false;
    this.orphanSeenAt ??= Date.now();
    return Date.now() - this.orphanSeenAt < orphanEndsWithinMs;
  }

  private writeStamp(fit: boolean): void {
    if (existsSync(join(this.env.siteDir, ".cache")))
      writeFileSync(stampFile(this.env), JSON.stringify({ whose: this.whose(), fit } satisfies Stamp));
  }

  /** @returns whether Gatsby's folder is this process's now */
  tryLock(): boolean {
    const holder = numberIn(this.lockFile);
    if (holder !== undefined && holder !== process.pid && isAlive(holder, this.lockFile)) return false;
    if (holder !== undefined && holder !== process.pid && this.isOrphanWorking()) return false;
    if (holder !== undefined) rmSync(this.lockFile, { force: true });
    try {
      writeFileSync(this.lockFile, `${process.pid} ${hostname()}`, { flag: "wx" });
      return true;
    } catch {
      return false;
    }
  }
}

/** The folder itself stays: it may be a volume. */
async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    await rm(join(folder, name), { recursive: true, force: true });
}

function readStamp(site: Site): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(site), "utf8")) as Stamp;
  } catch {
    return undefined;
  }
}

function numberIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8").split(" ")[0]);
  } catch {
    return undefined;
  }
}

/** Whether the process that left its number in the file still runs; after a start of the machine it is another's. */
function isAlive(pid: number, file: string): boolean {
  try {
    if (statSync(file).mtimeMs < Date.now() - uptime() * 1000) return false;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
