export type Latency = { percentile: string; alone: number; building: number; ratio: number };

/** @returns milliseconds of each answer to one visitor who asks again and again, until `ended` */
export async function answerTimes(url: string, ended: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!ended()) {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

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
