import { monotonicMs, pause } from "@estudio/contract";
import type { TimedProduct } from "./product";
import { Studio } from "./studio";

/** The watch over the clock looks once a minute. */
const saysWithinMs = 75_000;

/** One case while it is played: the product, its people, and what was noticed. */
export class Stage {
  readonly studio: Studio;
  readonly faults: string[] = [];
  readonly notes: string[] = [];
  /** Whether the product has said that its clock jumped, and after how many seconds of running. */
  said: number | undefined;
  /** The last moment at which the product may trust its clock, in cases where it never trusts it again. */
  trustedUntil: Date | undefined;

  constructor(readonly product: TimedProduct) {
    this.studio = new Studio(product);
  }

  /** Wait until the product says that its clock jumped, or no longer says it. */
  async untilSaid(doubted: boolean): Promise<void> {
    const began = monotonicMs();
    for (; monotonicMs() - began < saysWithinMs; await pause(500))
      if ((await this.studio.isClockDoubted()) === doubted) {
        if (doubted) this.said ??= Math.round((monotonicMs() - began) / 1000);
        return;
      }
    this.faults.push(doubted ? "does not say that the clock jumped" : "still doubts a clock that was put right");
  }

  /** The clock is put right while the product runs; people go on working. */
  async putRight(ms: number): Promise<void> {
    await this.published();
    this.product.clock.step(ms);
    await this.untilSaid(false);
    await this.studio.workFor(3000);
    await this.published();
  }

  async published(): Promise<void> {
    if (!(await this.studio.isPublished())) this.faults.push("a save was not published within a minute");
  }
}
