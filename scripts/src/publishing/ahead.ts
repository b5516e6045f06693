import { giveWay } from "@estudio/database";
import type { BuildEnv } from "./buildEnv";
import { codeStamp } from "./codeStamp";
import { RenderFailed } from "./failures";
import type { BuildQueue } from "./queue/queue";
import type { SiteCheck } from "./release/checkSite";
import type { MadeSite } from "./release/madeSite";
import { complete, currentRelease, dropHidden, type MadeRelease, makeHidden, servedRelease } from "./release/releases";
import type { SiteMaker } from "./siteMaker";
import type { SnapshotReader } from "./snapshot";

type Ready = { site: MadeSite; release: MadeRelease };

/** More pages to render take longer than the quiet time, and are worth being watched: they are made when the build has begun. */
const mostPages = 200;

/** The API may not answer yet when a whole machine starts. */
const warmAgainMs = 10_000;

/**
 * What waits for its quiet time is made into a release meanwhile, in the fast way; when it is due the release only has to be
 * turned over to. Seldom in vain: a change that joins it is made anew. Without it (no `prepare`) everything goes on, later:
 * a change of one page by 0.2 s, of the settings by a second.
 */
export class Ahead {
  private tried: number | undefined;
  private ready: Ready | undefined;
  private warmAt = 0;

  constructor(
    private readonly env: BuildEnv,
    private readonly queue: BuildQueue,
    private readonly snapshots: Pick<SnapshotReader, "read">,
    private readonly maker: Pick<SiteMaker, "render">,
    private readonly check: Pick<SiteCheck, "run">,
    private readonly isEnding: () => boolean,
  ) {}

  /**
   * The first change at once; of those that join it what stands when half the quiet time is over, for more may be coming.
   * What fails here will fail again, and be told, when it is published.
   */
  async prepare(): Promise<void> {
    if (this.tried !== undefined && this.queue.dueInMs > this.env.quietMs / 2) return;
    const revision = await this.queue.revision();
    if (this.tried === revision) return;
    await this.drop();
    this.tried = revision;
    // Where others leave it no turn, it still has the other half.
    giveWay(this.queue.dueInMs / 2);
    try {
      this.ready = await this.make();
    } catch {
      // Nothing is ready.
    }
  }

  /** @returns the release made, complete, if it is of the newest content, of this program and built upon what is served */
  async take(): Promise<Ready | undefined> {
    const { ready } = this;
    if (ready && (await this.isCurrent(ready.site)))
      try {
        await complete(this.env, ready.release);
        this.ready = undefined;
        this.tried = undefined;
        return ready;
      } catch {
        // Another builder has removed it.
      }
    await this.drop();
    return undefined;
  }

  /** What was made is not wanted. */
  async drop(): Promise<void> {
    const { ready } = this;
    this.ready = undefined;
    this.tried = undefined;
    if (ready) await dropHidden(this.env, ready.release);
  }

  /**
   * A builder that has just started, or has built everything anew, reads what is published and compares it with what is served, once:
   * the first change is then as quick as those that follow (among 5,000 records by three seconds). Nothing is rendered, but what would do it waits.
   */
  async warm(): Promise<void> {
    if (Date.now() < this.warmAt) return;
    this.warmAt = Date.now() + warmAgainMs;
    // That there would be something to render is known only when all has been compared.
    const isWarm = await this.render(0).then(
      () => true,
      (error) => error instanceof RenderFailed,
    );
    if (isWarm) this.warmAt = Number.POSITIVE_INFINITY;
  }

  /** Everything was built anew: of what is served now nothing is known yet. */
  cool(): void {
    this.warmAt = 0;
  }

  private async render(most: number): Promise<MadeSite | undefined> {
    const { env, isEnding } = this;
    const base = await servedRelease(env);
    const watch = { output: [], isEnding, onProgress: () => undefined };
    return base && this.maker.render(await this.snapshots.read(), base, watch, most);
  }

  private async make(): Promise<Ready | undefined> {
    const { env } = this;
    const site = await this.render(mostPages);
    if (!site) return undefined;
    await this.check.run(site);
    return { site, release: await makeHidden(env, site) };
  }

  private async isCurrent({ code, snapshot, base }: MadeSite): Promise<boolean> {
    const { env, queue } = this;
    const isBuiltUpon = base?.manifest.name === (await currentRelease(env));
    return isBuiltUpon && code === codeStamp() && snapshot.revision === (await queue.revision());
  }
}
