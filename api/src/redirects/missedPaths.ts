import { addDays, currentTime, type MissedPath, startTimer, studioDay } from "@estudio/contract";
import { MissedPathModel, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";

const keptDays = 30;
/** So many different addresses a day: who asks for more at random fills nothing. */
const mostADay = 300;
const mostListed = 100;
const storedAfterMs = 5000;
/** What may name somebody: an e-mail, a long number, a token. */
const personal = /@|\d{7,}|[^/]{64,}/;

const today = () => studioDay(currentTime());
const oldestDay = () => addDays(today(), -keptDays);

/**
 * Counts by day the addresses that are not found: the path alone, without its query, and nothing about who asked. Kept in
 * memory for a moment, so that a visit costs no writing.
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
    if (!this.counted.has(path) && this.counted.size >= mostADay) return;
    this.counted.set(path, (this.counted.get(path) ?? 0) + 1);
    this.timer ??= startTimer(() => void this.store(), storedAfterMs).unref();
  }

  /** Writes down what was counted since; what cannot be written is forgotten. */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = this.counted;
    this.counted = new Map();
    if (counted.size === 0) return;
    await this.add(counted).catch((err) => this.log.warn({ err }, "missed addresses were not counted"));
  }

  private async add(counted: Map<string, number>): Promise<void> {
    const settings = await SettingsModel.query(this.db).findById(1);
    if (!settings?.countMissed) return;
    const day = today();
    const known = new Set((await MissedPathModel.query(this.db).where({ day })).map(({ path }) => path));
    for (const [path, times] of counted) {
      if (!known.has(path) && known.size >= mostADay) continue;
      known.add(path);
      await this.db("missedPaths")
        .insert({ day, path, times })
        .onConflict(["day", "path"])
        .merge({ times: this.db.raw("missed_paths.times + ?", [times]) });
    }
  }
}

/** Forgets the days that are too long ago. */
export const forgetOldMissedPaths = (db: Knex, now: Date) =>
  MissedPathModel.query(db)
    .delete()
    .where("day", "<", addDays(studioDay(now), -keptDays));

/** @returns the addresses that were missed most, in the days that are kept */
export async function listMissed(db: Knex): Promise<MissedPath[]> {
  const rows = await MissedPathModel.query(db).where("day", ">=", oldestDay());
  const paths = new Map<string, MissedPath>();
  for (const { path, day, times } of rows) {
    const before = paths.get(path);
    const lastOn = before && before.lastOn > day ? before.lastOn : day;
    paths.set(path, { path, times: (before?.times ?? 0) + times, lastOn });
  }
  return [...paths.values()].sort((a, b) => b.times - a.times || (a.path < b.path ? -1 : 1)).slice(0, mostListed);
}
