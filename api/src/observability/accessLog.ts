import { startInterval } from "@estudio/contract";
import pino from "pino";

/** A logged request, without the visitor, the parameters in the path and the query. */
export type Access = { id: string; method: string; route: string; status: number; ms: number; bytes: number };

const flushEveryMs = 1000;

/** Writes one line of JSON to stdout per request. Buffered: a write for each would cost more than most answers. */
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
