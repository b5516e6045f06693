import { monotonicMs, startTimer } from "@estudio/contract";
import { createConnection } from "mysql2";

/** After this wait, the server is pinged. */
const pingAfterMs = 1000;
/** A server that does not answer within this number of polls is frozen, or its connection is dead. */
const maxPolls = 12;
const pollMs = 100;

type Line = { stream: { destroy(): void } };
type Pool = { acquireConnection(): Promise<Line>; releaseConnection(line: Line): Promise<void> };
type Waiting = { since: number; giveUp(): void };

const silenceError = () => Object.assign(new Error("La base de datos no responde"), { code: "PROTOCOL_SILENCE" });
const pause = () => new Promise<void>((resolve) => startTimer(resolve, pollMs).unref());

/**
 * Tells a busy MySQL server, which is worth waiting for, from a frozen one. If it is frozen, waiting queries fail
 * within three seconds, and new ones fail at once until it answers again. Nothing is sent while queries are fast.
 */
export class Pulse {
  private readonly waiting = new Set<Waiting>();
  private silent = false;
  private watching = false;

  /** @param settings connection settings of the driver */
  constructor(private readonly settings: object) {}

  /** Watch everything that waits for this pool's server or for a place in the pool. */
  guard(pool: Pool): void {
    const [acquire, release] = [pool.acquireConnection.bind(pool), pool.releaseConnection.bind(pool)];
    const held = new WeakMap<Line, Waiting>();
    pool.acquireConnection = async () => {
      const line = await this.turn(acquire(), release);
      held.set(
        line,
        this.watch(() => line.stream.destroy()),
      );
      return line;
    };
    pool.releaseConnection = (line) => {
      const waits = held.get(line);
      if (waits) this.waiting.delete(waits);
      return release(line);
    };
  }

  /** Wait for a place in the pool. A place that arrives after giving up is returned at once. */
  private turn(place: Promise<Line>, release: (line: Line) => Promise<void>): Promise<Line> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        reject(silenceError());
        place.then(release, () => undefined);
      };
      if (this.silent) return giveUp();
      const waits = this.watch(giveUp);
      place.then(resolve, reject).finally(() => this.waiting.delete(waits));
    });
  }

  private watch(giveUp: () => void): Waiting {
    const one = { since: monotonicMs(), giveUp };
    this.waiting.add(one);
    if (!this.watching) void this.look();
    return one;
  }

  private async look(): Promise<void> {
    this.watching = true;
    while (this.silent || this.waiting.size > 0) {
      await pause();
      if (!this.silent && !this.isSlow()) continue;
      this.silent = !(await this.isAnswering());
      if (this.silent) this.giveUpAll();
      else for (const one of this.waiting) one.since = monotonicMs();
    }
    this.watching = false;
  }

  private giveUpAll(): void {
    const all = [...this.waiting];
    this.waiting.clear();
    for (const { giveUp } of all) giveUp();
  }

  private isSlow(): boolean {
    const before = monotonicMs() - pingAfterMs;
    return [...this.waiting].some(({ since }) => since < before);
  }

  /**
   * Any answer counts, also an error. Polls are counted instead of time, because this process may have been blocked.
   */
  private async isAnswering(): Promise<boolean> {
    let answered = false;
    const line = createConnection({ ...this.settings, connectTimeout: 60_000 });
    const heard = () => {
      answered = true;
    };
    line.on("error", heard);
    line.ping(heard);
    for (let look = 0; look < maxPolls && !answered; look++) await pause();
    line.destroy();
    return answered;
  }
}
