import { hostname } from "node:os";
import { nowIso } from "@estudio/contract";
import { SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { BuildEnv } from "../buildEnv";
import { currentRelease } from "../release/folders";

/** A builder whose heartbeat has not changed for this long is dead. */
const deadAfterMs = 15_000;
const interrupted = "El constructor se detuvo a mitad de la publicación; se vuelve a empezar.";

type Success = { revision: number; release: string; pinned: boolean; message?: string };

export const ended = (status: "succeeded" | "failed") => ({
  status,
  slot: null,
  claimedBy: null,
  finishedAt: nowIso(),
});

/** Write the receipt of a build, and record its release as the served one. */
export async function receipt(trx: Knex.Transaction, id: number, { revision, release, pinned, message = "" }: Success) {
  await SiteStateModel.query(trx).findById(1).patch({ built: revision, release, pinned });
  const done = { ...ended("succeeded"), phase: "done" as const, progress: 100, message };
  await SiteBuildModel.query(trx).findById(id).patch(done);
}

/**
 * Watch the heartbeat of another builder's running build.
 * Only a change counts, timed by this process's monotonic clock: the clocks of two machines are never compared.
 */
export class HeartbeatWatch {
  private seen: { id: number; heartbeatAt: string | null; since: number } | undefined;

  constructor(private readonly now: () => number) {}

  isDead({ id, heartbeatAt, claimedBy }: SiteBuildModel): boolean {
    if (isDeadNeighbour(claimedBy)) return true;
    if (this.seen?.id !== id || this.seen.heartbeatAt !== heartbeatAt) {
      this.seen = { id, heartbeatAt, since: this.now() };
      return false;
    }
    return this.now() - this.seen.since > deadAfterMs;
  }
}

/**
 * Take over the build of a dead builder. One that had already switched gets its receipt; any other is queued again.
 * @returns the build that got its receipt, whose pages still have to be verified
 */
export async function takeOverAbandoned(
  db: Knex,
  env: BuildEnv,
  running: SiteBuildModel,
): Promise<SiteBuildModel | undefined> {
  return transaction(db, async (trx) => {
    await SiteStateModel.query(trx).findById(1).forUpdate();
    const dead = await SiteBuildModel.query(trx).findById(running.id).where({ slot: "running" });
    if (!dead) return undefined;
    const { release, revision, requestedRelease } = dead;
    if (release !== null && revision !== null && release === (await currentRelease(env))) {
      await receipt(trx, dead.id, { release, revision, pinned: requestedRelease !== null });
      return dead;
    }
    await requeue(trx, dead.id);
    return undefined;
  });
}

/** Return the newest publication if it is served but unverified: its builder may have died after the switch. */
export async function servedUnverified(db: Knex, env: BuildEnv): Promise<SiteBuildModel | undefined> {
  const newest = await SiteBuildModel.query(db).where({ status: "succeeded" }).orderBy("id", "desc").first();
  const isSeen = !newest || newest.verifiedAt !== null || newest.release !== (await currentRelease(env));
  return isSeen ? undefined : newest;
}

/** Return whether the builder ran on this machine and its process is gone. */
function isDeadNeighbour(name: string | null): boolean {
  const [host, pid] = (name ?? "").split(":");
  if (host !== hostname() || !pid) return false;
  // This process's own id on another builder's build: the id was reused, e.g. as the first process of a container.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}

/** Record the interrupted build as failed, and move its changes and its request to the queued row. */
export async function requeue(trx: Knex.Transaction, id: number): Promise<void> {
  await SiteStateModel.query(trx).findById(1).forUpdate();
  const dead = await SiteBuildModel.query(trx).findById(id).where({ slot: "running" });
  if (!dead) return;
  await SiteBuildModel.query(trx)
    .findById(id)
    .patch({ ...ended("failed"), release: null, message: interrupted });
  const waiting = await SiteBuildModel.query(trx).findOne({ slot: "queued" });
  if (waiting) {
    // A later change must not replace a person's request (publish now, return to a release).
    const request =
      dead.reason && !waiting.reason ? { reason: dead.reason, requestedRelease: dead.requestedRelease } : {};
    await SiteBuildModel.query(trx)
      .findById(waiting.id)
      .patch({
        changes: [...dead.changes, ...waiting.changes].slice(-50),
        ...(dead.full ? { full: true } : {}),
        ...request,
      });
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
  await SiteBuildModel.query(trx).insert({
    ...row,
    ...again,
    message: "",
    log: "",
    release: null,
    revision: null,
    pagesWritten: null,
  });
}
