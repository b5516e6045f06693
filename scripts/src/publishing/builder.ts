import { giveMemoryBack, giveWay, type SiteBuildModel } from "@estudio/database";
import { Ahead } from "./ahead";
import type { BuildEnv } from "./buildEnv";
import { BrokenContent, buildFailure, DamagedBase, Interrupted, LostClaim, UnfitSite } from "./failures";
import { Invariant, unreadable } from "./invariant";
import { otherThanBefore } from "./otherThanBefore";
import type { BuildQueue } from "./queue/queue";
import { SiteCheck } from "./release/checkSite";
import type { MadeSite, Release } from "./release/madeSite";
import { makeSpares } from "./release/makeSpares";
import {
  currentRelease,
  type MadeRelease,
  makeRelease,
  pruneReleases,
  releasesDir,
  servedRelease,
  switchTo,
} from "./release/releases";
import { RemoveInIdle } from "./release/removeInIdle";
import { SpareInIdle } from "./release/spareInIdle";
import { areMany } from "./release/twins";
import { TwinsInIdle } from "./release/twinsInIdle";
import { verifyLive } from "./release/verifyLive";
import { newestWhole, wholeRelease } from "./release/wholeRelease";
import { SiteMaker } from "./siteMaker";
import { SnapshotReader } from "./snapshot";

/**
 * Who saves one change after the other has paused: what the next one would need again at once is not given back before. One saved
 * at once has been published by then.
 */
const pauseMs = 1500;

/**
 * Builds, each from claim to receipt. Nothing touches what is served until the last step, the switch; whatever goes
 * wrong before leaves the old site as it is.
 */
export class Builder {
  private readonly snapshots: SnapshotReader;
  private readonly maker: SiteMaker;
  private readonly check: SiteCheck;
  private readonly invariant: Invariant;
  private readonly ahead: Ahead;
  private readonly twins: TwinsInIdle;
  private readonly spare: SpareInIdle;
  private readonly removal: RemoveInIdle;
  /** Since when it has kept, for the next publication, the memory that the last one (or its own start) took; given back: undefined. */
  private keptSince: number | undefined = Date.now();
  /** Nothing is left to be done while nothing waits. */
  private isAtRest = false;

  constructor(
    private readonly env: BuildEnv,
    private readonly queue: BuildQueue,
    private readonly isEnding: () => boolean,
  ) {
    this.snapshots = new SnapshotReader(env);
    this.maker = new SiteMaker(env);
    this.check = new SiteCheck(env);
    this.invariant = new Invariant(env, queue);
    this.twins = new TwinsInIdle(env);
    this.spare = new SpareInIdle(env);
    this.removal = new RemoveInIdle(releasesDir(env));
    this.ahead = new Ahead(env, queue, this.snapshots, this.maker, this.check, isEnding);
  }

  /** From claim to receipt: what goes wrong stands in the receipt, or the claim is given back; it never throws for that. */
  async run(build: SiteBuildModel): Promise<void> {
    this.isAtRest = false;
    giveWay(0);
    const output: string[] = [];
    try {
      if (build.requestedRelease) await this.returnTo(build.requestedRelease, build);
      const took = build.requestedRelease ? 0 : await this.publish(build, output);
      // The old release is still to be looked after, which may take seconds, and memory of its own.
      if (areMany(took)) giveMemoryBack();
      await this.afterwards(build);
      if (areMany(took)) giveMemoryBack();
    } catch (error) {
      await this.end(build, error, output);
    }
  }

  /**
   * Nothing to do yet: what will render a waiting change begins meanwhile, and what is served is looked after.
   * @returns whether there is more of that, for which nothing need wait
   */
  async idle(): Promise<boolean> {
    const { completed } = this.queue;
    this.queue.completed = undefined;
    if (completed) await this.afterwards(completed);
    const isWaiting = this.queue.dueInMs < Number.POSITIVE_INFINITY;
    if (isWaiting) await this.ahead.prepare();
    // Once nothing is left to do, there is something again after a publication, or when what is served is looked at the next time.
    if (await this.invariant.keep()) this.isAtRest = false;
    if (isWaiting || this.isAtRest) return false;
    const hasMore = await this.rest();
    this.isAtRest = !hasMore && this.keptSince === undefined;
    return hasMore;
  }

  /** Goes on for a moment with what can wait. @returns whether there is more of it */
  private async rest(): Promise<boolean> {
    await this.ahead.warm();
    const { invariant, twins, spare, removal, keptSince } = this;
    if (keptSince !== undefined && Date.now() - keptSince >= pauseMs) {
      this.keptSince = undefined;
      giveMemoryBack();
      return true;
    }
    // First what the next publication is quicker with, then what is only looked at: each once those before it are done.
    for (const chore of [spare, removal, twins, invariant]) if (!(await chore.work())) return true;
    return !(await spare.look());
  }

  /** Asks for a build when what is served needs one. @returns why */
  async look(): Promise<string | undefined> {
    return this.invariant.look();
  }

  /** This process ends. @param cleared leaves nothing to be removed by the next one, however long that takes */
  async close({ cleared }: { cleared: boolean }): Promise<void> {
    this.maker.end();
    if (cleared) await this.removal.finish();
  }

  /** It did not come to its end, or its receipt could not be written. */
  private async end(build: SiteBuildModel, error: unknown, output: string[]): Promise<void> {
    if (error instanceof Interrupted) return this.queue.giveBack(build.id);
    if (error instanceof LostClaim || (await this.isLive(build))) {
      console.error(`Publicación ${build.id}: ${error instanceof LostClaim ? "la lleva otro constructor" : error}`);
      return this.queue.abandon();
    }
    if (error instanceof BrokenContent) this.invariant.brokenRevision = build.revision ?? undefined;
    const failure = buildFailure(error, output);
    console.error(`Publicación ${build.id} fallida: ${failure.message}`);
    await this.queue.fail(build.id, failure.message, failure.log);
  }

  /** Visitors get it already: whatever failed then, the receipt is completed when the database is back. */
  private async isLive({ release }: SiteBuildModel): Promise<boolean> {
    return release !== null && release === (await currentRelease(this.env));
  }

  /** @returns how many pages were written anew */
  private async publish(build: SiteBuildModel, output: string[]): Promise<number> {
    const { env, queue, maker, isEnding } = this;
    if (build.changes.some(({ what }) => what === unreadable) || !(await servedRelease(env)))
      await this.serveSomething(build);
    if (build.full) await this.ahead.drop();
    try {
      const { site, release } = (await this.ahead.take()) ?? (await this.make(build, output));
      if (isEnding()) throw new Interrupted();
      const { revision } = site.snapshot;
      await queue.report(build.id, { phase: "switching", progress: 95, revision });
      const { name, changed } = release;
      build.revision = revision;
      build.release = name;
      const pagesWritten = changed.filter((file) => file.endsWith(".html")).length;
      const { full, log } = site;
      const message = otherThanBefore(site, changed, env.siteUrl);
      if (message) console.error(`Publicación ${build.id}: ${message}`);
      const success = { revision, release: name, pagesWritten, pinned: false, full, message, log };
      await queue.succeed(build.id, success, () => switchTo(env, name));
      this.invariant.made(name);
      if (full) this.ahead.cool();
      return pagesWritten;
    } finally {
      this.keptSince = Date.now();
      await maker.rest().catch(() => undefined);
    }
  }

  /** @throws UnfitSite, GatsbyFailed, Interrupted, LostClaim */
  private async make(build: SiteBuildModel, output: string[]): Promise<{ site: MadeSite; release: MadeRelease }> {
    const { env, queue, maker, isEnding } = this;
    const snapshot = await this.snapshots.read({ whole: build.full });
    const { revision } = snapshot;
    build.revision = revision;
    await queue.report(build.id, { phase: "building", progress: 10, revision });
    const onProgress = (progress: number) =>
      void queue.report(build.id, { phase: "building", progress: Math.floor(progress) }).catch(() => undefined);
    const check = async (site: MadeSite) => {
      await queue.report(build.id, { phase: "checking", progress: 80 });
      await this.check.run(site);
      await queue.report(build.id, { phase: "switching", progress: 88 });
    };
    const goOn = () => {
      if (isEnding()) throw new Interrupted();
    };
    const upon = async (base: Release | undefined) => {
      const site = await maker.make(snapshot, { full: build.full, base }, { output, isEnding, onProgress }, check);
      const release = await makeRelease(env, site);
      if (site.full) await makeSpares(env, release.name, goOn);
      return { site, release };
    };
    return upon(await servedRelease(env)).catch((error) =>
      error instanceof DamagedBase ? upon(undefined) : Promise.reject(error),
    );
  }

  /** Nothing readable is served: the newest release that is whole is better than nothing until the new one is there. */
  private async serveSomething({ id }: SiteBuildModel): Promise<void> {
    const { env, queue } = this;
    const served = await currentRelease(env);
    if (served && (await wholeRelease(env, served))) return;
    const name = await newestWhole(env);
    if (name) await queue.whileHeld(id, () => switchTo(env, name));
  }

  /** Serves an earlier release again; it stays until someone publishes. */
  private async returnTo(release: string, build: SiteBuildModel): Promise<void> {
    const { env, queue } = this;
    const manifest = await wholeRelease(env, release);
    if (!manifest) throw new UnfitSite("Esa versión ya no se conserva entera: elige otra o publica de nuevo.");
    const { revision } = manifest;
    await queue.report(build.id, { phase: "switching", progress: 90 });
    build.release = release;
    await queue.succeed(build.id, { revision, release, pagesWritten: 0, pinned: true }, () => switchTo(env, release));
  }

  /** The publication is made and has its receipt: nothing that fails now can take that back. */
  private async afterwards({ id, release, revision, requestedRelease, changes }: SiteBuildModel): Promise<void> {
    const { env, queue } = this;
    if (release === null) return;
    try {
      const isOutdated = async () => !requestedRelease && (await queue.revision()) !== revision;
      if (await verifyLive(env, release, requestedRelease ? [] : changes, isOutdated)) await queue.verify(id);
      await pruneReleases(env, release);
    } catch (error) {
      console.error(`Publicación ${id}, después de publicar:`, error instanceof Error ? error.message : error);
    }
  }
}
