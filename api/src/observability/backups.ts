import { ageMs, type Backup, type Backups, currentTime, monotonicMs, startTimer } from "@estudio/contract";
import { type BackupPlace, backupPlace, backupPolicy, datedBackups, isAhead, UserModel } from "@estudio/database";
import type { Deps } from "../deps";
import type { Env } from "../env";
import type { Handlers } from "../http/handlers";

const hourMs = 3_600_000;
/** A remote store is not asked again within this time: metrics may be polled every few seconds. */
const cacheMs = 60_000;
/** Maximum wait of the panel and the metrics. */
const timeoutMs = 5000;

export function backupHandlers(deps: Deps): Pick<Handlers, "listBackups"> {
  return { listBackups: async () => readBackups(deps) };
}

/** List the backups from their actual place, so that a deleted one does not count. */
export async function readBackups({ db, env }: Pick<Deps, "db" | "env">): Promise<Backups> {
  const { place, readCached } = readerOf(env);
  const policy = await backupPolicy(db, env);
  const { found, problem } = await readCached();
  const now = currentTime();
  // A backup dated by a clock that was ahead would look recent for a year. So would the studio's own first day.
  const good = datedBackups(found, now).find(({ verifiedAt }) => verifiedAt !== null);
  const isOld = (moment: string | undefined) =>
    moment !== undefined && (isAhead(moment, now) || ageMs(moment) > policy.lateHours * hourMs);
  const { at, times, keptDays, keptCount, lateHours, fixed } = policy;
  return {
    ...{ place: place.name, at, keptDays, keptCount, lateHours, fixed, problem },
    late: times.length > 0 && (good ? isOld(good.startedAt) : isOld(await studioStart(db))),
    backups: found,
    lastGood: good ?? null,
    failure: place.failure() ?? null,
  };
}

/** When the studio began: the age that counts while there is no backup. */
const studioStart = async (db: Deps["db"]): Promise<string | undefined> =>
  (await UserModel.query(db).orderBy("id").first())?.createdAt;

/** `found`: newest first. `problem`: why `found` is the previous result; empty if it is current. */
type Look = { found: Backup[]; problem: string };
type BackupReader = { place: BackupPlace; readCached(): Promise<Look> };

const readers = new WeakMap<Env, BackupReader>();

function readerOf(env: Env): BackupReader {
  const known = readers.get(env) ?? createReader(env);
  readers.set(env, known);
  return known;
}

function createReader(env: Env): BackupReader {
  const place = backupPlace(env.DATA_DIR, env);
  let last: Look = { found: [], problem: "" };
  let cachedAt = Number.NEGATIVE_INFINITY;
  const readCached = async () => {
    if (monotonicMs() - cachedAt < cacheMs) return last;
    const known = last.found;
    last = await Promise.race([
      place.list().then(
        (found) => ({ found: found.reverse(), problem: "" }),
        (error) => ({ found: known, problem: error instanceof Error ? error.message : String(error) }),
      ),
      new Promise<Look>((resolve) =>
        startTimer(() => resolve({ found: known, problem: `${place.name} tarda en responder` }), timeoutMs).unref(),
      ),
    ]);
    if (env.BACKUP_TO.startsWith("s3:")) cachedAt = monotonicMs();
    return last;
  };
  return { place, readCached };
}
