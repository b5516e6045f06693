import { hostname } from "node:os";
import { SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { BuildEnv } from "../buildEnv";
import { currentRelease } from "../release/releases";

/** Without a sign of life for this long, a builder is dead. */
const deadAfterMs = 15_000;
const interrupted = "El constructor se detuvo a mitad de la publicación; se vuelve a empezar.";

type Success = { revision: number; release: string; pinned: boolean; message?: string };

export const ended = (status: "succeeded" | "failed") => ({
  status,
  slot: null,
  claimedBy: null,
  finishedAt: new Date().toISOString(),
});

/** Writes the receipt of a build: what it made is what is served now. */
export async function receipt(trx: Knex.Transaction, id: number, { revision, release, pinned, message = "" }: Success) {
  await SiteStateModel.query(trx).findById(1).patch({ built: revision, release, pinned });
  const done = { ...ended("succeeded"), phase: "done" as const, progress: 100, message };
  await SiteBuildModel.query(trx).findById(id).patch(done);
}

/**
 * Looks after a build whose builder is gone: one that had already turned the site over gets its receipt, another starts anew.
 * @param running not this builder's
 * @returns it, when it got its receipt: what comes after a switch is still to be done for it
 */
export async function takeOverAbandoned(
  db: Knex,
  env: BuildEnv,
  running: SiteBuildModel,
): Promise<SiteBuildModel | undefined> {
  const silentFor = Date.now() - Date.parse(running.heartbeatAt ?? running.requestedAt);
  if (silentFor <= deadAfterMs && !isDeadNeighbour(running.claimedBy)) return undefined;
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

/**
 * Its builder may have died with the receipt written, and what comes after a switch still to be done.
 * @returns the newest publication, when it is what is served and nobody has found it on the public pages
 */
export async function servedUnseen(db: Knex, env: BuildEnv): Promise<SiteBuildModel | undefined> {
  const newest = await SiteBuildModel.query(db).where({ status: "succeeded" }).orderBy("id", "desc").first();
  const isSeen = !newest || newest.verifiedAt !== null || newest.release !== (await currentRelease(env));
  return isSeen ? undefined : newest;
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
export async function requeue(trx: Knex.Transaction, id: number): Promise<void> {
  await SiteStateModel.query(trx).findById(1).forUpdate();
  const dead = await SiteBuildModel.query(trx).findById(id).where({ slot: "running" });
  if (!dead) return;
  await SiteBuildModel.query(trx)
    .findById(id)
    .patch({ ...ended("failed"), release: null, message: interrupted });
  const waiting = await SiteBuildModel.query(trx).findOne({ slot: "queued" });
  if (waiting) {
    // A wish somebody spoke (publish now, return to a release) is not lost to a later change that merely waits.
    const wish = dead.reason && !waiting.reason ? { reason: dead.reason, requestedRelease: dead.requestedRelease } : {};
    await SiteBuildModel.query(trx)
      .findById(waiting.id)
      .patch({
        changes: [...dead.changes, ...waiting.changes].slice(-50),
        ...(dead.full ? { full: true } : {}),
        ...wish,
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
