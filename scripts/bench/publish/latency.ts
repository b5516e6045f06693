import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Response times in milliseconds, without a publication and during one. */
type Round = { alone: number[]; building: number[] };
/** `from` and `to` bound the 90 % confidence interval of the ratio. */
export type Latency = { percentile: string; alone: number; building: number; ratio: number; from: number; to: number };

/** A visitor who requests the same address again and again. */
export class Visitor {
  private constructor(private readonly asker: ReturnType<typeof fork>) {}

  /** Start a visitor, and return it after a warm-up: the first responses of a process take longer. */
  static async of(url: string): Promise<Visitor> {
    const visitor = new Visitor(fork(join(__dirname, "asker.mjs"), [url], { execArgv: [] }));
    await pause(warmUpMs);
    return visitor;
  }

  /**
   * Measure the response times while some work runs.
   * @param meanwhile may call `onBegin` when its preparation is over: earlier times are dropped
   * @returns milliseconds of each response
   */
  async during(meanwhile: (onBegin: () => void) => Promise<unknown>): Promise<number[]> {
    let before = this.told();
    await before;
    await meanwhile(() => {
      before = this.told();
    });
    await before;
    return this.told();
  }

  leave(): void {
    this.asker.disconnect();
  }

  private async told(): Promise<number[]> {
    const answer = once(this.asker, "message");
    this.asker.send("tell");
    const [times] = (await answer) as [number[]];
    return times;
  }
}

const warmUpMs = 5000;

/**
 * Measure round after round until the confidence intervals are narrow, or the time is over.
 * @param ask measures one round, without a publication and during one
 */
export async function compared(ask: () => Promise<Round>, atMostSeconds: number): Promise<Latency[]> {
  const rounds: Round[] = [];
  const until = Date.now() + atMostSeconds * 1000;
  for (;;) {
    rounds.push(await ask());
    const found = percentiles.map((percent) => compare(rounds, percent));
    const isNarrow = found.every(({ from, to }) => to - from <= narrow);
    if ((rounds.length >= fewestRounds && isNarrow) || Date.now() > until) return found;
  }
}

const percentiles = [50, 95] as const;
const fewestRounds = 12;
/** Width of the confidence interval of a ratio at which the measurement stops. */
const narrow = 0.12;

function compare(rounds: Round[], percent: number): Latency {
  const { alone, building } = both(rounds, percent);
  const ratios = Array.from({ length: draws }, () => {
    const drawn = both(
      rounds.flatMap(() => rounds[Math.floor(Math.random() * rounds.length)] ?? []),
      percent,
    );
    return drawn.building / drawn.alone;
  });
  return {
    percentile: `p${percent}`,
    alone: round(alone),
    building: round(building),
    ratio: round(building / alone),
    from: round(percentile(ratios, 5)),
    to: round(percentile(ratios, 95)),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Whole rounds are resampled, because times within a round are correlated (bootstrap, Efron 1979). */
const draws = 200;

const both = (rounds: Round[], percent: number) => {
  const of = (kind: keyof Round) =>
    percentile(
      rounds.flatMap((one) => one[kind]),
      percent,
    );
  return { alone: of("alone"), building: of("building") };
};

function percentile(times: number[], percent: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
