import { startTimer } from "@estudio/contract";
import { SiteStateModel } from "@estudio/database";
import type { Knex } from "knex";

type Row = { revision: number; built: number; pinned: boolean; release: string | null };

/**
 * What this process knows of the content's revision and of the served release. The process that writes knows at once
 * (`refresh` after its commit); the others look twice a second.
 */
export class SiteState {
  private row: Row = { revision: -1, built: 0, pinned: false, release: null };
  private asked = 0;
  private answered = 0;
  private timer: NodeJS.Timeout | undefined;
  /** Called when the content has changed, or a build was asked for. */
  onBuildNeeded: () => void = () => undefined;

  constructor(private readonly db: Knex) {}

  get current(): Row {
    return this.row;
  }

  async refresh(): Promise<void> {
    const turn = ++this.asked;
    const row = await SiteStateModel.query(this.db).findById(1).throwIfNotFound();
    // An answer that was asked for before is older than what is known.
    if (turn < this.answered) return;
    const hasChanged = row.revision !== this.row.revision;
    [this.row, this.answered] = [row, turn];
    if (hasChanged) this.onBuildNeeded();
  }

  /** @param everyMs how often to look; half a second is what the wire promises. */
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
