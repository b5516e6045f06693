import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { monotonicMs, type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { SiteBuildModel, SiteStateModel } from "@estudio/database";
import type { BuildEnv } from "./buildEnv";
import { codeStamp } from "./codeStamp";
import type { BuildQueue } from "./queue/queue";
import { currentRelease, listReleases, readManifest, releaseDir } from "./release/folders";
import { copiesOf, repairRelease } from "./release/layOut";

const lookEveryMs = 5_000;
/** How often every file of the served release is checked. */
const checkFilesEveryMs = 60_000;
const firstPauseMs = 15_000;
const maxPauseMs = 30 * 60_000;
/** While nothing can be served, visitors see errors: the pause stays short. */
const maxPauseWithoutSiteMs = 60_000;

/** The reason of a build requested because the served release is damaged. */
export const damagedSite = "La web publicada no se puede leer";

/**
 * Requests a build whenever the served site is damaged, of other code, of another address or of an older revision.
 * After a failed build it backs off exponentially. All waits use the monotonic clock.
 */
export class SiteMonitor {
  private lookedAt = Number.NEGATIVE_INFINITY;
  private checked: { name: string; at: number } | undefined;
  /** The last failed build, and when this builder saw it. */
  private failure: { id: number; seenAt: number } | undefined;
  private isFirstLook = true;
  private code = codeStamp();
  /** The revision whose content cannot be published: only another revision is tried. */
  brokenRevision: number | undefined;

  constructor(
    private readonly env: BuildEnv,
    private readonly queue: BuildQueue,
    private readonly now = monotonicMs,
  ) {}

  /** Check the site, unless the last check was a moment ago. */
  async lookSometimes(): Promise<void> {
    if (this.now() - this.lookedAt < lookEveryMs) return;
    this.lookedAt = this.now();
    await this.look();
  }

  /**
   * Check the site and request a build if it needs one.
   * @returns the reason; undefined when all is well, or a build waits or runs already
   */
  async look(): Promise<string | undefined> {
    const { db } = this.queue;
    // State before queue: an editor who changed the content after this read has also queued a build.
    const state = await SiteStateModel.query(db).findById(1).throwIfNotFound();
    if (await SiteBuildModel.query(db).whereNotNull("slot").first()) return undefined;
    const served = await this.servedWhole();
    if (served && (state.pinned || state.revision === this.brokenRevision)) return undefined;
    const reason = served
      ? this.whyOutdated(served, state)
      : state.release === null
        ? "Primera publicación"
        : damagedSite;
    if (!reason || !(await this.mayTryAgain(served ? undefined : reason))) return undefined;
    await this.queue.ask(reason, served ? undefined : { release: await this.pinnedRelease(state) });
    return reason;
  }

  private whyOutdated(served: ReleaseManifest, { revision, release }: SiteStateModel): string | undefined {
    if (!this.isOfThisCode(served.code)) return "Nueva versión del programa";
    if (served.siteUrl !== this.env.siteUrl) return "Nueva dirección de la web";
    const isCurrent = served.revision === revision && served.name === release;
    return isCurrent ? undefined : "La web publicada no es la del contenido actual";
  }

  /** The code may be replaced under a running builder: the files on disk now count. */
  private isOfThisCode(code: string): boolean {
    if (code !== this.code) this.code = codeStamp();
    return code === this.code;
  }

  /** Return the served manifest when every file exists. Missing files are linked to their blobs again. */
  private async servedWhole(): Promise<ReleaseManifest | undefined> {
    const name = await currentRelease(this.env);
    const manifest = name === undefined ? undefined : await readManifest(this.env, name);
    if (!manifest) return undefined;
    const { checked } = this;
    if (!existsSync(join(releaseDir(this.env, manifest.name), releaseManifestFile))) return undefined;
    if (checked && checked.name === manifest.name && this.now() - checked.at < checkFilesEveryMs) return manifest;
    if (!isWholeOnDisk(this.env, manifest) && !repairRelease(this.env, manifest)) return undefined;
    this.checked = { name: manifest.name, at: this.now() };
    return manifest;
  }

  private async pinnedRelease({ pinned, release }: SiteStateModel): Promise<string | null> {
    return pinned && release && (await wholeRelease(this.env, release)) ? release : null;
  }

  /**
   * Return whether the pause after the last failure is over. It doubles with each failure since the last success.
   * The first check after a start does not wait, because an operator who removed the cause restarts the builder.
   * @param loss why nothing can be served: its first build does not wait either, because it serves an older release
   * meanwhile
   */
  private async mayTryAgain(loss: string | undefined): Promise<boolean> {
    const isFirstLook = this.isFirstLook;
    this.isFirstLook = false;
    const { db } = this.queue;
    const last = await SiteBuildModel.query(db).select("id", "status", "changes").orderBy("id", "desc").limit(12);
    const [newest] = last;
    if (newest?.status !== "failed") return true;
    if (this.failure?.id !== newest.id) this.failure = { id: newest.id, seenAt: this.now() };
    if (isFirstLook || (loss && !newest.changes.some(({ what }) => what === loss))) return true;
    const success = last.findIndex(({ status }) => status !== "failed");
    const failures = success < 0 ? last.length : success;
    const pause = Math.min(firstPauseMs * 2 ** (failures - 1), loss ? maxPauseWithoutSiteMs : maxPauseMs);
    return this.now() - this.failure.seenAt >= pause;
  }
}

/** Return whether every file of a release exists and has its size. */
function isWholeOnDisk(env: BuildEnv, { name, files }: ReleaseManifest): boolean {
  const dir = releaseDir(env, name);
  return Object.entries(files).every(([file, entry]) =>
    copiesOf(file, entry).every(
      ([copy, { bytes }]) => statSync(join(dir, copy), { throwIfNoEntry: false })?.size === bytes,
    ),
  );
}

/** Return the manifest of a release whose files all exist, after repairing it if necessary. */
export async function wholeRelease(env: BuildEnv, name: string): Promise<ReleaseManifest | undefined> {
  const manifest = await readManifest(env, name);
  return manifest && (isWholeOnDisk(env, manifest) || repairRelease(env, manifest)) ? manifest : undefined;
}

/** Return the newest release whose files all exist. */
export async function newestWhole(env: BuildEnv): Promise<string | undefined> {
  for (const name of (await listReleases(env)).reverse()) if (await wholeRelease(env, name)) return name;
  return undefined;
}
