import { addDays, currentTime, type MissedPath, startTimer, studioDay } from "@estudio/contract";
import { MissedPathModel, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";

const keptDays = 30;
/** Maximum distinct paths per day, which bounds what random requests can fill. */
const maxPathsPerDay = 300;
const maxListed = 100;
const storedAfterMs = 5000;
/** Matches e-mail addresses, long numbers and tokens, which may identify somebody. */
const personal = /@|\d{7,}|[^/]{64,}/;

const today = () => studioDay(currentTime());
const oldestDay = () => addDays(today(), -keptDays);

/**
 * Counts the paths that are not found, by day. The query and the visitor are not stored. Counts are buffered in memory
 * to save writes.
 */
export class MissedPaths {
  private counted = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Knex,
    private readonly log: Logger,
  ) {}

  note(path: string): void {
    if (path.length > 200 || /\p{Cc}/u.test(path) || personal.test(path)) return;
    if (!this.counted.has(path) && this.counted.size >= maxPathsPerDay) return;
    this.counted.set(path, (this.counted.get(path) ?? 0) + 1);
    this.timer ??= startTimer(() => void this.store(), storedAfterMs).unref();
  }

  /** Write the buffered counts. Counts that cannot be written are lost. */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = this.counted;
    this.counted = new Map();
    if (counted.size === 0) return;
    await this.add(counted).catch((err) => this.log.warn({ err }, "could not count missed paths"));
  }

  private async add(counted: Map<string, number>): Promise<void> {
    const settings = await SettingsModel.query(this.db).findById(1);
    if (!settings?.countMissed) return;
    const day = today();
    const known = new Set((await MissedPathModel.query(this.db).where({ day })).map(({ path }) => path));
    for (const [path, times] of counted) {
      if (!known.has(path) && known.size >= maxPathsPerDay) continue;
      known.add(path);
      await this.db("missedPaths")
        .insert({ day, path, times })
        .onConflict(["day", "path"])
        .merge({ times: this.db.raw("missed_paths.times + ?", [times]) });
    }
  }
}

export const forgetOldMissedPaths = (db: Knex, now: Date) =>
  MissedPathModel.query(db)
    .delete()
    .where("day", "<", addDays(studioDay(now), -keptDays));

/** Return the most frequently missed paths of the last 30 days. */
export async function listMissed(db: Knex): Promise<MissedPath[]> {
  const rows = await MissedPathModel.query(db).where("day", ">=", oldestDay());
  const paths = new Map<string, MissedPath>();
  for (const { path, day, times } of rows) {
    const before = paths.get(path);
    const lastOn = before && before.lastOn > day ? before.lastOn : day;
    paths.set(path, { path, times: (before?.times ?? 0) + times, lastOn });
  }
  return [...paths.values()].sort((a, b) => b.times - a.times || (a.path < b.path ? -1 : 1)).slice(0, maxListed);
}
