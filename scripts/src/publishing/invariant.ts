import { join } from "node:path";
import { SiteBuildModel, SiteStateModel } from "@estudio/database";
import type { Knex } from "knex";
import type { BuildEnv } from "./buildEnv";
import { codeStamp } from "./codeStamp";
import { DamagedBase } from "./failures";
import type { BuildQueue } from "./queue/queue";
import { inSlices } from "./release/inSlices";
import type { Manifest } from "./release/madeSite";
import { currentRelease, releaseManifest, releasesDir } from "./release/releases";
import { looksAt, wholeRelease } from "./release/wholeRelease";

const lookEveryMs = 2_000;
/**
 * Every file of a release is looked at when it comes to be served (of one just made a little later), and this often; where there are
 * so many that it takes long, after twenty times as long.
 */
const wholeEveryMs = 60_000;
const restTimes = 20;
const madeMs = 10_000;
const firstPauseMs = 15_000;
const longestPauseMs = 30 * 60_000;
/** While nothing can be served: whoever has removed the cause does not wait. */
const longestLossPauseMs = 60_000;

/** Why a build was asked for: files of the served release are missing, or other than they were made. */
export const unreadable = "La web publicada no se puede leer";

/**
 * What is served is readable, of this program, and of the newest content. Whatever broke that, a build is asked for;
 * after one that failed with a pause, longer each time.
 */
export class Invariant {
  private lookedAt = 0;
  /** All files of that release were there, and until then nobody looks again. */
  private whole: { name: string; until: number } | undefined;
  /** That one is being looked through: among 300,000 files it takes ten seconds of processor, for which no change waits. */
  private looking: { name: string; since: number; steps: Iterator<void> } | undefined;
  /** Of that one something was missing. */
  private damaged: string | undefined;
  private code = codeStamp();
  /** The content of this revision cannot be published: only another one can. */
  brokenRevision: number | undefined;

  constructor(
    private readonly env: BuildEnv,
    private readonly queue: BuildQueue,
  ) {}

  /** A release was made here just now, and is served: it is looked through when who is saving one change after another has paused. */
  made(name: string): void {
    this.whole = { name, until: Date.now() + madeMs };
    this.looking = undefined;
  }

  /**
   * Looks, not more often than every two seconds; through many files only as far as there is time for it (`work`).
   * @returns whether it has looked
   */
  async keep(): Promise<boolean> {
    if (Date.now() - this.lookedAt < lookEveryMs) return false;
    this.lookedAt = Date.now();
    await this.look(() => this.servedSoFar());
    return true;
  }

  /** Goes on for a moment with looking through the files of what is served. @returns whether nothing is left to do */
  work(): boolean {
    if (!this.looking) return true;
    const { name, since, steps } = this.looking;
    try {
      if (!steps.next().done) return false;
      this.damaged = undefined;
      this.whole = { name, until: Date.now() + Math.max(wholeEveryMs, restTimes * (Date.now() - since)) };
    } catch (error) {
      if (!(error instanceof DamagedBase)) throw error;
      this.damaged = name;
      this.lookedAt = 0;
    }
    this.looking = undefined;
    return true;
  }

  /** @returns why a build was asked for; undefined when all is well, or one waits or runs already */
  async look(servedNow = () => this.servedWhole()): Promise<string | undefined> {
    const { db } = this.queue;
    // In this order: whatever has changed the content by now has asked for its build.
    const state = await SiteStateModel.query(db).findById(1).throwIfNotFound();
    if (await SiteBuildModel.query(db).whereNotNull("slot").first()) return undefined;
    const served = await servedNow();
    if (served && (state.pinned || state.revision === this.brokenRevision)) return undefined;
    const reason = !served
      ? state.release === null
        ? "Primera publicación"
        : unreadable
      : !this.isOfThisProgram(served.code)
        ? "Nueva versión del programa"
        : served.siteUrl !== this.env.siteUrl
          ? "Nueva dirección de la web"
          : served.revision !== state.revision || served.name !== state.release
            ? "La web publicada no es la del contenido actual"
            : undefined;
    if (!reason || Date.now() < (await nextTry(db, served ? undefined : reason))) return undefined;
    await this.queue.ask(reason, served ? undefined : { release: await this.pinnedRelease(state) });
    return reason;
  }

  /** The program may be replaced under a running builder: what lies on the disk now is what a build would be made of. */
  private isOfThisProgram(code: string): boolean {
    if (code !== this.code) this.code = codeStamp();
    return code === this.code;
  }

  /** @returns what is served, when every file of it is there */
  private async servedWhole(): Promise<Manifest | undefined> {
    const name = await currentRelease(this.env);
    return name === undefined ? undefined : wholeRelease(this.env, name);
  }

  /** @returns what is served, when nothing of it is known to be missing. What few files there are is known at once. */
  private async servedSoFar(): Promise<Manifest | undefined> {
    const name = await currentRelease(this.env);
    const manifest = name && (await releaseManifest(this.env, name));
    if (!name || !manifest) return undefined;
    if (!this.isKnown(name)) {
      if (this.looking?.name !== name) {
        const steps = inSlices(looksAt(join(releasesDir(this.env), name), manifest.files));
        this.looking = { name, since: Date.now(), steps };
      }
      this.work();
    }
    return this.damaged === name ? undefined : manifest;
  }

  private isKnown(name: string): boolean {
    return this.whole?.name === name && Date.now() < this.whole.until;
  }

  /** A stay on an earlier release goes on when that one is still there. */
  private async pinnedRelease({ pinned, release }: SiteStateModel): Promise<string | null> {
    return pinned && release && (await wholeRelease(this.env, release)) ? release : null;
  }
}

/**
 * @param loss why nothing can be served: the first build that is asked for because of it does not wait, for it puts an
 *   older release in the place of what is lost
 * @returns when a build may be asked for again, after those that failed since the last good one
 */
async function nextTry(db: Knex, loss: string | undefined): Promise<number> {
  const last = await SiteBuildModel.query(db).select("status", "finishedAt", "changes").orderBy("id", "desc").limit(12);
  if (loss && !last[0]?.changes.some(({ what }) => what === loss)) return 0;
  const good = last.findIndex(({ status }) => status !== "failed");
  const failures = good < 0 ? last.length : good;
  if (failures === 0) return 0;
  const longest = loss ? longestLossPauseMs : longestPauseMs;
  const pause = Math.min(firstPauseMs * 2 ** (failures - 1), longest);
  return Date.parse(last[0]?.finishedAt ?? "") + pause;
}
