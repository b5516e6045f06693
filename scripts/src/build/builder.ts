import type { SiteBuildModel } from "@estudio/database";
import type { BuildEnv } from "./buildEnv";
import { SiteCheck } from "./checkSite";
import { buildFailure, Interrupted, UnfitSite } from "./failures";
import { Generator } from "./generator";
import type { BuildQueue } from "./queue";
import { makeRelease, pruneReleases, releaseRevision, servedByOlderCode, switchTo } from "./releases";
import { fetchSnapshot } from "./snapshot";
import { verifyLive } from "./verifyLive";

/**
 * Builds, each from claim to receipt. Nothing touches what is served until the last step, the switch; whatever goes
 * wrong before leaves the old site as it is and the workshop to be cleaned out before the next.
 */
export class Builder {
  private readonly generator: Generator;
  private readonly check: SiteCheck;

  constructor(
    private readonly env: BuildEnv,
    private readonly queue: BuildQueue,
    private readonly isEnding: () => boolean,
  ) {
    this.generator = new Generator(env);
    this.check = new SiteCheck(env);
  }

  async run(build: SiteBuildModel): Promise<void> {
    const output: string[] = [];
    try {
      if (build.requestedRelease) await this.returnTo(build.requestedRelease, build);
      else await this.publish(build, output);
    } catch (error) {
      if (error instanceof Interrupted) return this.queue.giveBack(build.id);
      const failure = buildFailure(error, output);
      console.error(`Publicación ${build.id} fallida: ${failure.message}`);
      await this.queue.fail(build.id, failure.message, failure.log);
    }
  }

  /** Nothing to do: the next build is made ready. */
  async idle(): Promise<void> {
    await this.generator.idle();
  }

  /** What the workshop holds from before this process may be of use. */
  async begin(): Promise<void> {
    if (await servedByOlderCode(this.env)) await this.queue.ask("Nueva versión del programa");
    await this.generator.recall().catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.generator.end();
  }

  private async publish(build: SiteBuildModel, output: string[]): Promise<void> {
    const { env, queue, generator, isEnding } = this;
    const { workshop } = generator;
    await workshop.lock();
    try {
      const snapshot = await fetchSnapshot(env);
      const { revision } = snapshot;
      await queue.report(build.id, { phase: "fetching", progress: 5, revision });
      const onProgress = (progress: number) =>
        void queue.report(build.id, { phase: "building", progress }).catch(() => undefined);
      const log = await generator.run(snapshot, { output, isEnding, onProgress }, async () => {
        await queue.report(build.id, { phase: "checking", progress: 80 });
        await this.check.run(workshop.publicDir, snapshot);
      });
      await queue.report(build.id, { phase: "switching", progress: 88 });
      const release = await makeRelease(env, workshop.publicDir, revision);
      if (isEnding()) throw new Interrupted();
      await queue.report(build.id, { progress: 95 });
      await switchTo(env, release.name);
      const { name, pagesWritten } = release;
      await queue.succeed(build.id, { revision, release: name, pagesWritten, pinned: false, log });
      if (await verifyLive(env, name, build.changes)) await queue.verify(build.id);
      await pruneReleases(env, name);
    } finally {
      workshop.unlock();
    }
  }

  /** Serves an earlier release again; it stays until someone publishes. */
  private async returnTo(name: string, build: SiteBuildModel): Promise<void> {
    const revision = await releaseRevision(this.env, name);
    if (revision === undefined) throw new UnfitSite("Esa versión ya no se conserva: elige otra o publica de nuevo.");
    await this.queue.report(build.id, { phase: "switching", progress: 90 });
    await switchTo(this.env, name);
    await this.queue.succeed(build.id, { revision, release: name, pagesWritten: 0, pinned: true });
    if (await verifyLive(this.env, name, [])) await this.queue.verify(build.id);
  }
}
