import { hostname } from "node:os";
import type { BuildPhase } from "@estudio/contract";
import { requestBuild, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { BuildEnv } from "../buildEnv";
import { LostClaim } from "../failures";
import { ended, receipt, requeue, servedUnseen, takeOverAbandoned } from "./abandonedBuilds";
import { requestTimedBuild } from "./buildTimes";

const heartbeatMs = 2_000;
/** Whether a time of `REBUILD_AT` has come is looked at this often. */
const timedEveryMs = 5_000;

export type Progress = { phase?: BuildPhase; progress?: number; revision?: number };
type Success = {
  revision: number;
  release: string;
  pagesWritten: number;
  pinned: boolean;
  /** The whole site was made anew. */
  full?: boolean;
  /** For the editor: what was not as it should be. */
  message?: string;
  log?: string;
};

/**
 * The table `site_builds` as a to-do list and a receipt: one row waits, one runs, the rest is history. The running row is
 * its builder's claim: once lost it never runs again, so whatever a builder writes or switches asks for it first.
 */
export class BuildQueue {
  private heartbeat: NodeJS.Timeout | undefined;
  private building: number | undefined;
  /** It has looked, as it began, for what an earlier builder had not come to. */
  private hasLookedBack = false;
  private timedAt = 0;
  /** A build whose builder died just after the switch: nobody has looked at its pages yet. */
  completed: SiteBuildModel | undefined;
  /** How long the change that waits still has to wait, as of the last look; endless when none does. */
  dueInMs = Number.POSITIVE_INFINITY;

  constructor(
    readonly db: Knex,
    private readonly env: BuildEnv,
    private readonly name = `${hostname()}:${process.pid}`,
  ) {}

  /**
   * Takes the waiting build once its burst of changes has ended.
   * @param now do not wait for the quiet
   * @returns the build to run; undefined when there is nothing to do yet, or somebody else is building
   */
  async claim({ now = false } = {}): Promise<SiteBuildModel | undefined> {
    await this.askAtItsTime();
    // One question for both, for it is asked four times a second.
    const open = await SiteBuildModel.query(this.db).whereNotNull("slot");
    const other = open.find(({ slot, id }) => slot === "running" && id !== this.building);
    const abandoned = other && (await takeOverAbandoned(this.db, this.env, other));
    const unseen = this.hasLookedBack ? undefined : await servedUnseen(this.db, this.env);
    this.hasLookedBack = true;
    this.completed = abandoned ?? unseen ?? this.completed;
    // Another's may just have been put back among what waits.
    const waiting = other
      ? await SiteBuildModel.query(this.db).findOne({ slot: "queued" })
      : open.find(({ slot }) => slot === "queued");
    this.dueInMs = waiting ? await this.remainingMs(waiting) : Number.POSITIVE_INFINITY;
    if (!waiting || !(now || this.dueInMs <= 0)) return undefined;
    const claimed = await transaction(this.db, (trx) => this.take(trx, waiting.id));
    if (claimed) this.startHeartbeat(claimed.id);
    return claimed;
  }

  private async askAtItsTime(): Promise<void> {
    if (Date.now() < this.timedAt) return;
    await requestTimedBuild(this.db, this.env.buildTimes);
    this.timedAt = Date.now() + timedEveryMs;
  }

  /**
   * Asks for a build that no content change asked for. While an earlier release is pinned it waits, like any change.
   * @param wish makes it count as somebody's «Publicar ahora» or return to a release, which end the pin
   */
  async ask(what: string, wish?: { release: string | null }): Promise<void> {
    const explicit = wish && { reason: what, release: wish.release };
    await transaction(this.db, (trx) => requestBuild(trx, { change: { what, who: "Programa" }, explicit }));
  }

  /** @throws LostClaim when another builder has taken over */
  async report(id: number, progress: Progress): Promise<void> {
    if (!(await this.held(this.db, id).patch(progress))) throw new LostClaim();
  }

  /**
   * Does what nobody else may do meanwhile: from the look at the claim to the end of `work` it cannot be taken over.
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
   * Turns the site over to the release and says so, in one step with the claim. What the receipt will say is written
   * before: should this builder die in between, whoever finds the release served completes it.
   * @param turn what makes visitors get the release
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

  /** @returns that of the content */
  async revision(): Promise<number> {
    return (await SiteStateModel.query(this.db).findById(1).throwIfNotFound()).revision;
  }

  async verify(id: number): Promise<void> {
    await SiteBuildModel.query(this.db).findById(id).patch({ verifiedAt: new Date().toISOString() });
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

  /** Interrupted before it could end: the same wish waits again. */
  async giveBack(id: number): Promise<void> {
    this.stopHeartbeat();
    await transaction(this.db, (trx) => requeue(trx, id));
  }

  /** This builder builds no longer: no more signs of life from it. */
  abandon(): void {
    this.stopHeartbeat();
  }

  /** The build's row, as long as it is this builder's to write. */
  private held(db: Knex, id: number) {
    return SiteBuildModel.query(db).where({ id, slot: "running" });
  }

  /** Until it is quiet for long enough, or has waited long enough; on an earlier release only an explicit wish counts. */
  private async remainingMs(build: SiteBuildModel): Promise<number> {
    const explicit = build.reason !== "";
    if (explicit) return 0;
    const state = await SiteStateModel.query(this.db).findById(1).throwIfNotFound();
    if (state.pinned) return Number.POSITIVE_INFINITY;
    const quietAt = Date.parse(build.changedAt) + this.env.quietMs;
    const longestAt = Date.parse(build.requestedAt) + this.env.maxWaitMs;
    return Math.min(quietAt, longestAt) - Date.now();
  }

  private async take(trx: Knex.Transaction, id: number): Promise<SiteBuildModel | undefined> {
    await SiteStateModel.query(trx).findById(1).forUpdate();
    if (await SiteBuildModel.query(trx).findOne({ slot: "running" })) return undefined;
    const now = new Date().toISOString();
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

  /** A return to an earlier release publishes none of the changes that came with it: they wait for the next publication. */
  private async withoutChanges(trx: Knex.Transaction, build: SiteBuildModel): Promise<SiteBuildModel> {
    const isReturn = ({ what }: { what: string }) => what === build.reason;
    for (const change of build.changes) if (!isReturn(change)) await requestBuild(trx, { change });
    return SiteBuildModel.query(trx).patchAndFetchById(build.id, { changes: build.changes.filter(isReturn) });
  }

  private startHeartbeat(id: number): void {
    this.building = id;
    this.heartbeat = setInterval(() => {
      void this.held(this.db, id)
        .patch({ heartbeatAt: new Date().toISOString() })
        .catch(() => undefined);
    }, heartbeatMs).unref();
  }

  private stopHeartbeat(): void {
    clearInterval(this.heartbeat);
    this.building = undefined;
  }
}
