import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { chromium } from "../../testing/machine";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

/** Lighthouse's resource types by our names; `all` is everything. */
const kinds = {
  document: ["Document"],
  script: ["Script"],
  font: ["Font"],
  image: ["Image"],
  data: ["XHR", "Fetch"],
  all: undefined,
} as const;

/**
 * Medians of several runs. Scores from 0 to 100, times in milliseconds, `cls` without a unit, sizes in bytes on the
 * wire with headers.
 */
export type Speed = {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  bytes: Record<keyof typeof kinds, number>;
  /** Size of the picture the page opens with; 0 without one. */
  hero: number;
  /**
   * Size of the low-priority pictures that arrived before the largest paint: the simulation counts them into its LCP.
   */
  early: number;
  /** Lighthouse's benchmark index of the machine. */
  machine: number;
};

const cli = require.resolve("lighthouse/cli/index.js");

/**
 * Measure addresses with Lighthouse, in turns, so that a busy moment of the machine affects all of them.
 * Each run has its own browser, and is repeated once when it fails.
 * @returns the medians for each address
 */
export async function measure(addresses: string[], runs: number): Promise<Speed[]> {
  const found = addresses.map((): Speed[] => []);
  for (let run = 0; run < runs; run++)
    for (const [index, address] of addresses.entries())
      found[index]?.push(await once(address).catch(() => once(address)));
  return found.map(medians);
}

function medians(runs: Speed[]): Speed {
  const of = (part: (run: Speed) => number) => median(runs.map(part));
  return {
    scores: categories.map((_, index) => of((run) => run.scores[index] ?? 0)),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
    bytes: eachKind((kind) => of((run) => run.bytes[kind])),
    hero: of((run) => run.hero),
    early: of((run) => run.early),
    machine: of((run) => run.machine),
  };
}

const eachKind = (of: (kind: keyof typeof kinds) => number) =>
  Object.fromEntries(Object.keys(kinds).map((kind) => [kind, of(kind as keyof typeof kinds)])) as Speed["bytes"];

/** Lighthouse runs in its own process: tsx would rewrite the code that it injects into the page. */
async function once(address: string): Promise<Speed> {
  const flags = "--headless=new --no-sandbox --disable-quic --disable-background-networking";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, address, "--quiet", "--output=json", `--only-categories=${categories}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
  );
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  return read(result);
}

type Fetched = { resourceType?: string; transferSize?: number; priority?: string; networkEndTime?: number };

function read({ categories: scored, audits, environment }: Result): Speed {
  const details = audits["network-requests"]?.details;
  const items = (details && "items" in details ? details.items : []) as Fetched[];
  const sum = (of: Fetched[]) => of.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  const [lcp, tbt, cls] = metrics.map((name) => audits[name]?.numericValue ?? Number.NaN) as [number, number, number];
  const observed = audits.metrics?.details;
  const [times] = (observed && "items" in observed ? observed.items : []) as {
    observedLargestContentfulPaint?: number;
  }[];
  const painted = times?.observedLargestContentfulPaint ?? 0;
  const below = items.filter(({ resourceType, priority }) => resourceType === "Image" && priority === "Low");
  const heroes = items.filter(({ resourceType, priority }) => resourceType === "Image" && priority === "High");
  return {
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    lcp,
    tbt,
    cls,
    bytes: eachKind((kind) => {
      const types: readonly string[] | undefined = kinds[kind];
      return sum(types ? items.filter(({ resourceType = "" }) => types.includes(resourceType)) : items);
    }),
    hero: sum(heroes),
    early: sum(below.filter(({ networkEndTime = Number.POSITIVE_INFINITY }) => networkEndTime <= painted)),
    machine: environment.benchmarkIndex,
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
