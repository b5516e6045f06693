import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { SiteBuildModel, SiteStateModel } from "../models/site";

/** `path`: the public page that shows the change, without language prefix. `at`: when it was made; default now. */
export type Change = { what: string; who: string; path?: string | undefined; at?: string };

/**
 * Record, in the transaction of a change, that the public content changed: increment the revision and request a build.
 * At most one build waits; further changes join it.
 * @returns the new revision
 */
export async function contentChanged(trx: Knex.Transaction, change: Change): Promise<number> {
  await SiteStateModel.query(trx).findById(1).increment("revision", 1);
  const state = await SiteStateModel.query(trx).findById(1).throwIfNotFound();
  await requestBuild(trx, { change });
  return state.revision;
}

type BuildRequest = {
  change?: Change;
  explicit?: { reason: string; release: string | null } | undefined;
  /** Build the whole site instead of the changed pages. */
  full?: boolean;
};

/**
 * Request a build, or add to the waiting one. An explicit request ("Publicar ahora", or a return to a release) replaces
 * the waiting one. A content change never ends a stay on an earlier release.
 * @returns the waiting build
 */
export async function requestBuild(
  trx: Knex.Transaction,
  { change, explicit, full }: BuildRequest,
): Promise<SiteBuildModel> {
  await SiteStateModel.query(trx).findById(1).forUpdate();
  const now = nowIso();
  const changes = change ? [{ at: now, ...change }] : [];
  const overrides = {
    ...(explicit ? { reason: explicit.reason, requestedRelease: explicit.release } : {}),
    ...(full ? { full } : {}),
  };
  const waiting = await SiteBuildModel.query(trx).findOne({ slot: "queued" }).forUpdate();
  if (!waiting) return SiteBuildModel.query(trx).insertAndFetch({ ...newBuild(now), changes, ...overrides });
  return SiteBuildModel.query(trx).patchAndFetchById(waiting.id, {
    changes: [...waiting.changes, ...changes].slice(-50),
    changedAt: now,
    ...overrides,
  });
}

function newBuild(now: string) {
  return {
    status: "queued" as const,
    phase: "waiting" as const,
    progress: 0,
    reason: "",
    changes: [],
    revision: null,
    release: null,
    requestedRelease: null,
    pagesWritten: null,
    full: false,
    message: "",
    log: "",
    requestedAt: now,
    changedAt: now,
    startedAt: null,
    finishedAt: null,
    verifiedAt: null,
    claimedBy: null,
    heartbeatAt: null,
    slot: "queued" as const,
  };
}
