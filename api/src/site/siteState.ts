import { startTimer } from "@estudio/contract";
import { SiteStateModel } from "@estudio/database";
import type { Knex } from "knex";

type Row = { revision: number; built: number; pinned: boolean; release: string | null };

/**
 * Caches the content revision and the served release. The writing process refreshes it after each commit; other
 * processes poll twice a second.
 */
export class SiteState {
  private row: Row = { revision: -1, built: 0, pinned: false, release: null };
  private asked = 0;
  private answered = 0;
  private timer: NodeJS.Timeout | undefined;
  /** Called when the content has changed or a build was requested. */
  onBuildNeeded: () => void = () => undefined;

  constructor(private readonly db: Knex) {}

  get current(): Row {
    return this.row;
  }

  async refresh(): Promise<void> {
    const turn = ++this.asked;
    const row = await SiteStateModel.query(this.db).findById(1).throwIfNotFound();
    // A slower, earlier query must not overwrite a newer answer.
    if (turn < this.answered) return;
    const hasChanged = row.revision !== this.row.revision;
    [this.row, this.answered] = [row, turn];
    if (hasChanged) this.onBuildNeeded();
  }

  /** @param everyMs poll interval; the HTTP contract promises half a second */
  watch(everyMs = 400): void {
    const look = async () => {
      await this.refresh().catch(() => undefined);
      this.timer = startTimer(look, everyMs).unref();
    };
    this.timer = startTimer(look, everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
