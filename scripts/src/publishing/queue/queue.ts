import { hostname } from "node:os";
import { type BuildPhase, monotonicMs, nowIso, startInterval } from "@estudio/contract";
import { requestBuild, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { BuildEnv } from "../buildEnv";
import { codeStamp } from "../codeStamp";
import { LostClaim } from "../failures";
import { readProgram } from "../render/program";
import { ended, HeartbeatWatch, receipt, requeue, servedUnverified, takeOverAbandoned } from "./abandonedBuilds";
import { requestTimedBuild } from "./buildTimes";

const heartbeatMs = 2_000;
/** How often the times of `REBUILD_AT` are checked. */
const timedEveryMs = 5_000;

export type Progress = { phase?: BuildPhase; progress?: number; revision?: number };
type Success = {
  revision: number;
  release: string;
  pagesWritten: number;
  pinned: boolean;
  /** Built with `gatsby build`. */
  full?: boolean;
  /** A warning for the editor. */
  message?: string;
  log?: string;
};

/**
 * The table `site_builds` is both queue and history: one row waits, one runs, the rest are receipts.
 * The running row is its builder's claim. A lost claim never comes back, so every write and every switch checks it
 * first.
 *
 * Waits use this process's monotonic clock. Moments in the table are for people to read.
 */
export class BuildQueue {
  private heartbeat: NodeJS.Timeout | undefined;
  private building: number | undefined;
  private hasLookedBack = false;
  private timedAt = Number.NEGATIVE_INFINITY;
  private readonly heartbeats: HeartbeatWatch;
  /**
   * The waiting build as last seen. Both moments are of the monotonic clock: when it was first seen, and when its
   * last change was.
   */
  private waiting: { id: number; since: number; changedAt: string; changedSince: number } | undefined;
  /** A build whose builder died just after the switch: its pages are still to be verified. */
  completed: SiteBuildModel | undefined;

  constructor(
    readonly db: Knex,
    private readonly env: BuildEnv,
    private readonly name = `${hostname()}:${process.pid}`,
    private readonly now = monotonicMs,
  ) {
    this.heartbeats = new HeartbeatWatch(now);
  }

  /**
   * Claim the waiting build. One without a full build is claimed at once; a full build waits until nobody has saved
   * for a while.
   * @param now do not wait
   * @returns the build to run; undefined when none is due, or another builder is at work
   */
  async claim({ now = false } = {}): Promise<SiteBuildModel | undefined> {
    await this.askAtSetTimes();
    // A single query, because this runs every second.
    const open = await SiteBuildModel.query(this.db).whereNotNull("slot");
    const other = open.find(({ slot, id }) => slot === "running" && id !== this.building);
    const abandoned = other && this.heartbeats.isDead(other) && (await takeOverAbandoned(this.db, this.env, other));
    const unverified = this.hasLookedBack ? undefined : await servedUnverified(this.db, this.env);
    this.hasLookedBack = true;
    this.completed = abandoned || unverified || this.completed;
    // An abandoned build may just have been queued again.
    const waiting = other
      ? await SiteBuildModel.query(this.db).findOne({ slot: "queued" })
      : open.find(({ slot }) => slot === "queued");
    if (!waiting || !(now || (await this.isDue(waiting)))) return undefined;
    const claimed = await transaction(this.db, (trx) => this.take(trx, waiting.id));
    if (claimed) this.startHeartbeat(claimed.id);
    return claimed;
  }

  private async askAtSetTimes(): Promise<void> {
    if (this.now() - this.timedAt < timedEveryMs) return;
    await requestTimedBuild(this.db, this.env.buildTimes);
    this.timedAt = this.now();
  }

  /**
   * Request a build that no content change requested. While an earlier release is pinned it waits, like any change.
   * @param request makes it count as a person's «Publicar ahora» or return to a release, which end the pin
   */
  async ask(what: string, request?: { release: string | null }): Promise<void> {
    const explicit = request && { reason: what, release: request.release };
    await transaction(this.db, (trx) => requestBuild(trx, { change: { what, who: "Programa" }, explicit }));
  }

  /** @throws LostClaim when another builder has taken over */
  async report(id: number, progress: Progress): Promise<void> {
    if (!(await this.held(this.db, id).patch(progress))) throw new LostClaim();
  }

  /**
   * Do work during which the claim cannot be taken over.
   * @throws LostClaim
   */
  async whileHeld(id: number, work: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
    await transaction(this.db, async (trx) => {
      await SiteStateModel.query(trx).findById(1).forUpdate();
      if (!(await this.held(trx, id).first())) throw new LostClaim();
      await work(trx);
    });
  }

  /**
   * Switch the site to the release and write the receipt, in one transaction with the claim.
   * The receipt's data are written first: if this builder dies in between, the next builder completes the receipt.
   * @param turn switches visitors to the release
   * @throws LostClaim
   */
  async succeed(id: number, success: Success, turn: () => Promise<void> = async () => undefined): Promise<void> {
    const { revision, release, pagesWritten, full = false, log = "" } = success;
    const patch = { revision, release, pagesWritten, full, log };
    if (!(await this.held(this.db, id).patch(patch))) throw new LostClaim();
    await this.whileHeld(id, async (trx) => {
      await receipt(trx, id, success);
      await turn();
    });
    this.stopHeartbeat();
  }

  /** Return the current revision of the content. */
  async revision(): Promise<number> {
    return (await SiteStateModel.query(this.db).findById(1).throwIfNotFound()).revision;
  }

  async verify(id: number): Promise<void> {
    await SiteBuildModel.query(this.db).findById(id).patch({ verifiedAt: nowIso() });
  }

  async fail(id: number, message: string, log: string): Promise<void> {
    this.stopHeartbeat();
    await this.held(this.db, id).patch({
      ...ended("failed"),
      release: null,
      message: message.slice(0, 1000),
      log: log.slice(-20_000),
    });
  }

  /** Queue an interrupted build again. */
  async giveBack(id: number): Promise<void> {
    this.stopHeartbeat();
    await transaction(this.db, (trx) => requeue(trx, id));
  }

  abandon(): void {
    this.stopHeartbeat();
  }

  /** The build's row, while this builder holds the claim. */
  private held(db: Knex, id: number) {
    return SiteBuildModel.query(db).where({ id, slot: "running" });
  }

  /** While an earlier release is pinned, only a person's request is due. */
  private async isDue(build: SiteBuildModel): Promise<boolean> {
    if (build.reason !== "") return true;
    const state = await SiteStateModel.query(this.db).findById(1).throwIfNotFound();
    if (state.pinned) return false;
    const needsFullBuild = build.full || !(await readProgram(this.env, codeStamp()));
    return !needsFullBuild || this.isQuiet(build);
  }

  private isQuiet({ id, changedAt }: SiteBuildModel): boolean {
    const now = this.now();
    const { waiting } = this;
    const since = waiting?.id === id ? waiting.since : now;
    const changedSince = waiting?.id === id && waiting.changedAt === changedAt ? waiting.changedSince : now;
    this.waiting = { id, since, changedAt, changedSince };
    return now - changedSince >= this.env.quietMs || now - since >= this.env.maxWaitMs;
  }

  private async take(trx: Knex.Transaction, id: number): Promise<SiteBuildModel | undefined> {
    await SiteStateModel.query(trx).findById(1).forUpdate();
    if (await SiteBuildModel.query(trx).findOne({ slot: "running" })) return undefined;
    const now = nowIso();
    const taken = await SiteBuildModel.query(trx)
      .patch({
        slot: "running",
        status: "running",
        phase: "fetching",
        progress: 1,
        startedAt: now,
        heartbeatAt: now,
        claimedBy: this.name,
      })
      .where({ id, slot: "queued" });
    if (!taken) return undefined;
    const build = await SiteBuildModel.query(trx).findById(id).throwIfNotFound();
    return build.requestedRelease ? this.withoutChanges(trx, build) : build;
  }

  /**
   * A return to an earlier release publishes none of the changes that were queued with it: queue them for the next
   * publication.
   */
  private async withoutChanges(trx: Knex.Transaction, build: SiteBuildModel): Promise<SiteBuildModel> {
    const isReturn = ({ what }: { what: string }) => what === build.reason;
    for (const change of build.changes) if (!isReturn(change)) await requestBuild(trx, { change });
    return SiteBuildModel.query(trx).patchAndFetchById(build.id, { changes: build.changes.filter(isReturn) });
  }

  private startHeartbeat(id: number): void {
    this.building = id;
    this.heartbeat = startInterval(() => {
      void this.held(this.db, id)
        .patch({ heartbeatAt: nowIso() })
        .catch(() => undefined);
    }, heartbeatMs).unref();
  }

  private stopHeartbeat(): void {
    clearInterval(this.heartbeat);
    this.building = undefined;
  }
}
