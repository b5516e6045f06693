import { startInterval } from "@estudio/contract";
import pino from "pino";

/** What is kept of a request: nothing of who asked, nor of what stood in the address or in its query. */
export type Access = { id: string; method: string; route: string; status: number; ms: number; bytes: number };

const flushEveryMs = 1000;

/** One line of JSON on the output for each request; a few at a time, since a write for each would cost more than most answers. */
export class AccessLog {
  private readonly destination = pino.destination({ dest: 1, sync: false, minLength: 8192 });
  private readonly lines = pino({ base: undefined }, this.destination);
  private readonly timer = startInterval(() => this.destination.flush(), flushEveryMs).unref();

  write(access: Access): void {
    this.lines.info(access, "request");
  }

  stop(): void {
    clearInterval(this.timer);
    this.destination.flushSync();
  }
}
