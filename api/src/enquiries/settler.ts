import { startTimer } from "@estudio/contract";
import { settleContacts } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { factsOf } from "../errors";

const retryMs = 5000;

/**
 * Updates the search index and the counters after enquiries were stored and answered, on one connection at most. Work
 * left by a killed process is done at the next start, or with the next enquiry in any process.
 */
export class Settler {
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly db: Knex,
    private readonly log: Logger,
    private readonly settled: () => void,
  ) {}

  /** Say that there is work. Returns at once. */
  work(): void {
    this.again = true;
    if (!this.running && !this.stopped) this.running = this.run();
  }

  /** Stop. Resolves when the current work is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        this.again = (await settleContacts(this.db)) || this.again;
        this.settled();
      } catch (error) {
        this.log.warn({ code: factsOf(error).code }, "settling enquiries failed; will retry");
        startTimer(() => this.work(), retryMs).unref();
      }
    }
    this.running = undefined;
  }
}
