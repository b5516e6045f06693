import { ageMs, type Backup, type Backups, currentTime, monotonicMs, startTimer } from "@estudio/contract";
import { type BackupPlace, backupPlace, backupWishes, datedBackups, isAhead, UserModel } from "@estudio/database";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import type { Env } from "../env";

const hourMs = 3_600_000;
/** A store is asked over the net, and by whoever looks at the figures every few seconds. */
const rememberedMs = 60_000;
/** Whoever looks at the panel or the figures does not wait longer for it. */
const patienceMs = 5000;

export function backupHandlers(deps: Deps): Pick<Handlers, "listBackups"> {
  return { listBackups: async () => readBackups(deps) };
}

/** What lies where backups are put, read there: a backup that somebody took away is none. */
export async function readBackups({ db, env }: Pick<Deps, "db" | "env">): Promise<Backups> {
  const { place, look } = lookerOf(env);
  const wishes = await backupWishes(db, env);
  const { found, problem } = await look();
  const now = currentTime();
  // One of a clock that was ahead would say for a year that all is well; so would a studio of such a day.
  const good = datedBackups(found, now).find(({ verifiedAt }) => verifiedAt !== null);
  const isOld = (moment: string | undefined) =>
    moment !== undefined && (isAhead(moment, now) || ageMs(moment) > wishes.lateHours * hourMs);
  const { at, times, keptDays, keptCount, lateHours, fixed } = wishes;
  return {
    ...{ place: place.name, at, keptDays, keptCount, lateHours, fixed, problem },
    late: times.length > 0 && (good ? isOld(good.startedAt) : isOld(await firstDay(db))),
    backups: found,
    lastGood: good ?? null,
    failure: place.failure() ?? null,
  };
}

/** Since when there is a studio to be copied. */
const firstDay = async (db: Deps["db"]): Promise<string | undefined> =>
  (await UserModel.query(db).orderBy("id").first())?.createdAt;

/** `found`: newest first; `problem`: why it is what was found the last time, or nothing. */
type Look = { found: Backup[]; problem: string };
type Looker = { place: BackupPlace; look(): Promise<Look> };

const lookers = new WeakMap<Env, Looker>();

function lookerOf(env: Env): Looker {
  const known = lookers.get(env) ?? newLooker(env);
  lookers.set(env, known);
  return known;
}

function newLooker(env: Env): Looker {
  const place = backupPlace(env.DATA_DIR, env);
  let last: Look = { found: [], problem: "" };
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (monotonicMs() - lookedAt < rememberedMs) return last;
    const known = last.found;
    last = await Promise.race([
      place.list().then(
        (found) => ({ found: found.reverse(), problem: "" }),
        (error) => ({ found: known, problem: error instanceof Error ? error.message : String(error) }),
      ),
      new Promise<Look>((resolve) =>
        startTimer(() => resolve({ found: known, problem: `${place.name} tarda en responder` }), patienceMs).unref(),
      ),
    ]);
    if (env.BACKUP_TO.startsWith("s3:")) lookedAt = monotonicMs();
    return last;
  };
  return { place, look };
}
