import type { SiteBuildModel } from "@estudio/database";
import type { BuildEnv } from "./buildEnv";
import { BrokenContent, buildFailure, DamagedBase, Interrupted, LostClaim, UnfitSite } from "./failures";
import { fullBuildDifference } from "./fullBuildDifference";
import type { BuildQueue } from "./queue/queue";
import { SiteCheck } from "./release/checkSite";
import { currentRelease, servedManifest } from "./release/folders";
import { switchTo } from "./release/layOut";
import { type MadeRelease, makeRelease } from "./release/makeRelease";
import { pruneBlobs, pruneReleases } from "./release/prune";
import type { Site } from "./release/site";
import { verifyLive } from "./release/verifyLive";
import { SiteMaker } from "./siteMaker";
import { damagedSite, newestWhole, SiteMonitor, wholeRelease } from "./siteMonitor";
import { fetchSnapshot } from "./snapshot";

/**
 * Run builds, each from its claim to its receipt. Only the last step, the switch, changes what is served.
 * A build that fails before it leaves the old site as it is.
 */
export class Builder {
  private readonly maker: SiteMaker;
  private readonly check: SiteCheck;
  private readonly monitor: SiteMonitor;

  constructor(
    private readonly env: BuildEnv,
    private readonly queue: BuildQueue,
    private readonly isEnding: () => boolean,
    now?: () => number,
  ) {
    this.maker = new SiteMaker(env);
    this.check = new SiteCheck(env);
    this.monitor = new SiteMonitor(env, queue, now);
  }

  /** Run a build. Never throws: a failure is written on the receipt, or the claim is given back. */
  async run(build: SiteBuildModel): Promise<void> {
    const output: string[] = [];
    try {
      if (build.requestedRelease) await this.returnTo(build.requestedRelease, build);
      else await this.publish(build, output);
      await this.afterwards(build);
    } catch (error) {
      await this.fail(build, error, output);
    }
  }

  /** Check the served site, and prepare for the next build, while no build waits. */
  async idle(): Promise<void> {
    const { completed } = this.queue;
    this.queue.completed = undefined;
    if (completed) await this.afterwards(completed);
    await this.monitor.lookSometimes();
    await this.maker.warmUp();
  }

  /** Request a build if the served site needs one. Return the reason. */
  look(): Promise<string | undefined> {
    return this.monitor.look();
  }

  close(): void {
    this.maker.close();
  }

  private async fail(build: SiteBuildModel, error: unknown, output: string[]): Promise<void> {
    if (error instanceof Interrupted) return this.queue.giveBack(build.id);
    if (error instanceof LostClaim || (await this.isLive(build))) {
      console.error(`Publicación ${build.id}: ${error instanceof LostClaim ? "la lleva otro constructor" : error}`);
      return this.queue.abandon();
    }
    if (error instanceof BrokenContent) this.monitor.brokenRevision = build.revision ?? undefined;
    const failure = buildFailure(error, output);
    console.error(`Publicación ${build.id} fallida: ${failure.message}`);
    await this.queue.fail(build.id, failure.message, failure.log);
  }

  /** Visitors already get this release. The receipt is completed once the database is back. */
  private async isLive({ release }: SiteBuildModel): Promise<boolean> {
    return release !== null && release === (await currentRelease(this.env));
  }

  private async publish(build: SiteBuildModel, output: string[]): Promise<void> {
    const { env, queue, maker, isEnding } = this;
    const isDamaged = build.changes.some(({ what }) => what === damagedSite);
    if (isDamaged || !(await servedManifest(env))) await this.serveNewestWhole(build);
    try {
      const { site, release } = await this.make(build, output, isDamaged);
      if (isEnding()) throw new Interrupted();
      const { revision } = site.snapshot;
      await queue.report(build.id, { phase: "switching", progress: 95, revision });
      const { name, changed } = release;
      build.revision = revision;
      build.release = name;
      const pagesWritten = changed.filter((file) => file.endsWith(".html")).length;
      const { full, log } = site;
      const message = fullBuildDifference(site, changed, env.siteUrl);
      if (message) console.error(`Publicación ${build.id}: ${message}`);
      const success = { revision, release: name, pagesWritten, pinned: false, full, message, log };
      await queue.succeed(build.id, success, () => switchTo(env, name));
    } finally {
      await maker.cleanUp().catch(() => undefined);
    }
  }

  /** @throws UnfitSite, GatsbyFailed, Interrupted, LostClaim */
  private async make(
    build: SiteBuildModel,
    output: string[],
    isDamaged: boolean,
  ): Promise<{ site: Site; release: MadeRelease }> {
    const { env, queue, maker, isEnding } = this;
    const snapshot = await fetchSnapshot(env);
    const { revision } = snapshot;
    build.revision = revision;
    await queue.report(build.id, { phase: "building", progress: 10, revision });
    const onProgress = (progress: number) =>
      void queue.report(build.id, { phase: "building", progress: Math.floor(progress) }).catch(() => undefined);
    const check = async (site: Site) => {
      await queue.report(build.id, { phase: "checking", progress: 80 });
      await this.check.run(site);
      await queue.report(build.id, { phase: "switching", progress: 88 });
    };
    const makeUpon = async (base: Site["base"]) => {
      const site = await maker.make(snapshot, { full: build.full, base }, { output, isEnding, onProgress }, check);
      return { site, release: await makeRelease(env, site) };
    };
    if (isDamaged) return makeUpon(undefined);
    return makeUpon(await servedManifest(env)).catch((error) =>
      error instanceof DamagedBase ? makeUpon(undefined) : Promise.reject(error),
    );
  }

  /** The served release is damaged: serve the newest complete one until the new one exists. */
  private async serveNewestWhole({ id }: SiteBuildModel): Promise<void> {
    const { env, queue } = this;
    const served = await currentRelease(env);
    if (served && (await wholeRelease(env, served))) return;
    const name = await newestWhole(env);
    if (name) await queue.whileHeld(id, () => switchTo(env, name));
  }

  /** Serve an earlier release, pinned until somebody publishes. */
  private async returnTo(release: string, build: SiteBuildModel): Promise<void> {
    const { env, queue } = this;
    const manifest = await wholeRelease(env, release);
    if (!manifest) throw new UnfitSite("Esa versión ya no se conserva entera: elige otra o publica de nuevo.");
    const { revision } = manifest;
    await queue.report(build.id, { phase: "switching", progress: 90 });
    build.release = release;
    await queue.succeed(build.id, { revision, release, pagesWritten: 0, pinned: true }, () => switchTo(env, release));
  }

  /** Verify the public pages and prune old releases. The build has its receipt, so errors here are only logged. */
  private async afterwards({ id, release, revision, requestedRelease, changes, full }: SiteBuildModel): Promise<void> {
    const { env, queue } = this;
    if (release === null) return;
    try {
      const isOutdated = async () => !requestedRelease && (await queue.revision()) !== revision;
      if (await verifyLive(env, release, requestedRelease ? [] : changes, isOutdated)) await queue.verify(id);
      await pruneReleases(env);
      if (full) await pruneBlobs(env);
    } catch (error) {
      console.error(`Publicación ${id}, después de publicar:`, error instanceof Error ? error.message : error);
    }
  }
}
