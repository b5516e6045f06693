import { hostname } from "node:os";
import type { BuildPhase } from "@estudio/contract";
import { requestBuild, SettingsModel, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { BuildEnv } from "./buildEnv";
import { requestSetBuild } from "./setTimes";

const heartbeatMs = 2_000;
/** Without a sign of life for this long, a builder is dead. */
const deadAfterMs = 15_000;
const interrupted = "El constructor se detuvo a mitad de la publicación; se vuelve a empezar.";

export type Progress = { phase?: BuildPhase; progress?: number; revision?: number };
type Success = { revision: number; release: string; pagesWritten: number; pinned: boolean; log?: string };

/** The table `site_builds` as a to-do list and a receipt: one row waits, one runs, the rest is history. */
export class BuildQueue {
  private heartbeat: NodeJS.Timeout | undefined;
  private building: number | undefined;

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
    await this.buryTheDead();
    await requestSetBuild(this.db, this.env.setTimes);
    const waiting = await SiteBuildModel.query(this.db).findOne({ slot: "queued" });
    if (!waiting || !(now || (await this.isDue(waiting)))) return undefined;
    const claimed = await transaction(this.db, (trx) => this.take(trx, waiting.id));
    if (claimed) this.startHeartbeat(claimed.id);
    return claimed;
  }

  /** Asks for a build that no content change asked for. A stay on an earlier release goes on. */
  async ask(what: string): Promise<void> {
    await transaction(this.db, (trx) => requestBuild(trx, { change: { what, who: "Programa" } }));
  }

  async report(id: number, progress: Progress): Promise<void> {
    await SiteBuildModel.query(this.db).findById(id).patch(progress);
  }

  /** The release is switched: say so, in one transaction with what is served. */
  async succeed(id: number, { revision, release, pagesWritten, pinned, log = "" }: Success): Promise<void> {
    this.stopHeartbeat();
    await transaction(this.db, async (trx) => {
      await SiteStateModel.query(trx).findById(1).patch({ built: revision, release, pinned });
      await SiteBuildModel.query(trx)
        .findById(id)
        .patch({
          ...this.ended("succeeded"),
          phase: "done",
          progress: 100,
          revision,
          release,
          pagesWritten,
          message: "",
          log,
        });
    });
  }

  async verify(id: number): Promise<void> {
    await SiteBuildModel.query(this.db).findById(id).patch({ verifiedAt: new Date().toISOString() });
  }

  async fail(id: number, message: string, log: string): Promise<void> {
    this.stopHeartbeat();
    await SiteBuildModel.query(this.db)
      .findById(id)
      .patch({ ...this.ended("failed"), message: message.slice(0, 1000), log: log.slice(-20_000) });
  }

  /** Interrupted before it could end: the same wish waits again. */
  async giveBack(id: number): Promise<void> {
    this.stopHeartbeat();
    await transaction(this.db, (trx) => requeue(trx, id));
  }

  /** This builder builds no longer: no more signs of life from it. */
  release(): void {
    this.stopHeartbeat();
  }

  private ended(status: "succeeded" | "failed") {
    return { status, slot: null, claimedBy: null, finishedAt: new Date().toISOString() };
  }

  /** Quiet for long enough, or waited long enough; on an earlier release only an explicit wish counts. */
  private async isDue(build: SiteBuildModel): Promise<boolean> {
    const explicit = build.reason !== "";
    const state = await SiteStateModel.query(this.db).findById(1).throwIfNotFound();
    if (state.pinned && !explicit) return false;
    if (!(await SettingsModel.query(this.db).findById(1))) return false;
    const quietFor = Date.now() - Date.parse(build.changedAt);
    const waitedFor = Date.now() - Date.parse(build.requestedAt);
    return explicit || quietFor >= this.env.quietMs || waitedFor >= this.env.maxWaitMs;
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
    return taken ? SiteBuildModel.query(trx).findById(id) : undefined;
  }

  private startHeartbeat(id: number): void {
    this.building = id;
    this.heartbeat = setInterval(() => {
      void SiteBuildModel.query(this.db)
        .findById(id)
        .patch({ heartbeatAt: new Date().toISOString() })
        .catch(() => undefined);
    }, heartbeatMs).unref();
  }

  private stopHeartbeat(): void {
    clearInterval(this.heartbeat);
    this.building = undefined;
  }

  private async buryTheDead(): Promise<void> {
    const running = await SiteBuildModel.query(this.db).findOne({ slot: "running" });
    if (!running || running.id === this.building) return;
    const silentFor = Date.now() - Date.parse(running.heartbeatAt ?? running.requestedAt);
    if (silentFor > deadAfterMs || isDeadNeighbour(running.claimedBy))
      await transaction(this.db, (trx) => requeue(trx, running.id));
  }
}

/** A builder of this machine whose process is gone need not be waited for. */
function isDeadNeighbour(name: string | null): boolean {
  const [host, pid] = (name ?? "").split(":");
  if (host !== hostname() || !pid) return false;
  // Our own number on a build that is not ours: it was given to us anew (the first process of a container, say).
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}

/** The interrupted row becomes history; its changes and wish go to the row that waits. */
async function requeue(trx: Knex.Transaction, id: number): Promise<void> {
  await SiteStateModel.query(trx).findById(1).forUpdate();
  const dead = await SiteBuildModel.query(trx).findById(id).where({ slot: "running" });
  if (!dead) return;
  const now = new Date().toISOString();
  await SiteBuildModel.query(trx)
    .findById(id)
    .patch({ status: "failed", slot: null, claimedBy: null, finishedAt: now, message: interrupted });
  const waiting = await SiteBuildModel.query(trx).findOne({ slot: "queued" });
  if (waiting) {
    // A wish somebody spoke (publish now, return to a release) is not lost to a later change that merely waits.
    const wish = dead.reason && !waiting.reason ? { reason: dead.reason, requestedRelease: dead.requestedRelease } : {};
    await SiteBuildModel.query(trx)
      .findById(waiting.id)
      .patch({ changes: [...dead.changes, ...waiting.changes].slice(-50), ...wish });
    return;
  }
  const { id: _, ...row } = dead;
  const again = {
    status: "queued",
    slot: "queued",
    phase: "waiting",
    progress: 0,
    startedAt: null,
    finishedAt: null,
    heartbeatAt: null,
    claimedBy: null,
  } as const;
  await SiteBuildModel.query(trx).insert({ ...row, ...again, message: "", log: "", release: null, revision: null });
}
