import { addDays, currentTime, startTimer, studioDay, visitDays } from "@estudio/contract";
import { SettingsModel, VisitModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";

const storedAfterMs = 5000;
/** Maximum distinct paths in memory, which bounds what made-up addresses can fill. */
const maxPages = 5000;

/** Return the studio's date that many days ago: `2026-11-21`. */
export const dayBefore = (days: number) => addDays(studioDay(currentTime()), -days);

type Counted = { arrivals: number; views: number };

/**
 * Counts visits by page and day, without personal data. Counts are buffered in memory to save writes; a killed process
 * loses a few seconds of them.
 */
export class Visits {
  private counted = new Map<string, Counted>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Knex,
    private readonly log: Logger,
  ) {}

  /** @param path a page of the site */
  note(path: string, arrived: boolean): void {
    const before = this.counted.get(path) ?? { arrivals: 0, views: 0 };
    if (path.length > 200 || (before.views === 0 && this.counted.size >= maxPages)) return;
    this.counted.set(path, { arrivals: before.arrivals + (arrived ? 1 : 0), views: before.views + 1 });
    this.timer ??= startTimer(() => void this.store(), storedAfterMs).unref();
  }

  /** Write the buffered counts. Counts that cannot be written are lost. */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = this.counted;
    this.counted = new Map();
    if (counted.size > 0) await this.add(counted).catch((err) => this.log.warn({ err }, "could not count visits"));
  }

  private async add(counted: Map<string, Counted>): Promise<void> {
    const settings = await SettingsModel.query(this.db).findById(1);
    if (!settings?.countVisits) return;
    const day = dayBefore(0);
    for (const [path, { arrivals, views }] of counted)
      await this.db("visits")
        .insert({ day, path, arrivals, views })
        .onConflict(["day", "path"])
        .merge({
          arrivals: this.db.raw("visits.arrivals + ?", [arrivals]),
          views: this.db.raw("visits.views + ?", [views]),
        });
  }
}

export const forgetOldVisits = (db: Knex, now: Date) =>
  VisitModel.query(db)
    .delete()
    .where("day", "<", addDays(studioDay(now), -visitDays.kept));
