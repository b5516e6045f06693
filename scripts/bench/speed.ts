import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import type { Result } from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;
export const kinds = ["document", "script", "stylesheet", "font", "image"] as const;

/** Scores 0 to 100, milliseconds (CLS: a number) and bytes over the wire, in the order of the lists above. */
export type Speed = { scores: number[]; metrics: number[]; bytes: number[] };

const cli = require.resolve("lighthouse/cli/index.js");
const chromium = [process.env.CHROMIUM ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
  (path) => path && existsSync(path),
);

/** @returns the medians of that many runs, each in a browser of its own */
export async function measure(address: string, runs: number): Promise<Speed> {
  const found: Speed[] = [];
  for (let run = 0; run < runs; run++) found.push(await once(address));
  const medians = (part: keyof Speed) =>
    (found[0]?.[part] ?? []).map((_, index) => median(found.map((one) => one[part][index] ?? 0)));
  return { scores: medians("scores"), metrics: medians("metrics"), bytes: medians("bytes") };
}

/** Lighthouse in a process of its own: this one's TypeScript loader would rewrite the code it runs inside the page. */
async function once(address: string): Promise<Speed> {
  const flags = "--headless=new --no-sandbox --disable-quic --disable-background-networking";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, address, "--quiet", "--output=json", `--only-categories=${categories}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  return read(result);
}

function read({ categories: scored, audits }: Result): Speed {
  const details = audits["network-requests"]?.details;
  const items = (details && "items" in details ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const weight = (kind: string) =>
    items
      .filter((item) => item.resourceType?.toLowerCase() === kind)
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
  return {
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    metrics: metrics.map((name) => audits[name]?.numericValue ?? Number.NaN),
    bytes: kinds.map(weight),
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
