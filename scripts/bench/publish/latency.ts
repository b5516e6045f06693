import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Latency = { percentile: string; alone: number; building: number; ratio: number };

/** @returns milliseconds of each answer to one visitor who asks again and again while that is done, the first ones left out */
export async function answerTimes(url: string, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const asker = fork(join(__dirname, "asker.mjs"), [url], { execArgv: [] });
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  await meanwhile();
  const answer = once(asker, "message");
  asker.send("enough");
  const [times] = (await answer) as [number[]];
  return times.slice(warmUpAnswers);
}

/** A process begins, and its first answers take longer. */
const warmUpMs = 700;
const warmUpAnswers = 30;

/** Compares the answers without and beside a build. */
export function compare(alone: number[], building: number[]): Latency[] {
  return ([50, 95] as const).map((percent) => {
    const [one, other] = [alone, building].map((times) => percentile(times, percent)) as [number, number];
    return { percentile: `p${percent}`, alone: round(one), building: round(other), ratio: round(other / one) };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

function percentile(times: number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
