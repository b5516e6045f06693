import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Aim, aimsOf } from "./publish/aims";
import type { Latency } from "./publish/latency";
import { BenchProduct } from "./publish/product";

const changes = ["project", "section", "post"] as const;
const { values, positionals } = parseArgs({
  options: { latency: { type: "string", default: "10" }, ahead: { type: "boolean", default: false } },
  allowPositionals: true,
});

export type Row = {
  items: number;
  way: "ahead" | "warm" | "cold";
  change: (typeof changes)[number];
  /** Seconds from the save: in the public API, on a visitor's screen, in the static page. */
  fresh: number;
  browser: number;
  static: number;
  /** Seconds of the build itself, which begins when the quiet time has ended. */
  build: number;
  /** Rewritten, and of those the ones whose data did not change. */
  pages: number;
  needless: number;
  how: string;
};

/**
 * `npm run bench:publish [-- 0 100 1000 5000 --latency 10 --ahead]`: from a save to the visitor's screen and to the static page, and how
 * many pages were rewritten, on the seed and with so many items (half projects, half articles, three languages each): by
 * the build started ahead, by a plain warm one, by one from nothing. Then API latency beside builds, and memory. With
 * `--ahead` only the first.
 */
async function main(sizes: number[]): Promise<void> {
  const rows: Row[] = [];
  const aims: Aim[] = [];
  const product = await BenchProduct.create();
  try {
    for (const items of sizes) {
      await product.start(true);
      say(`${items || "seed"}: filled in ${seconds(await product.fill(items))}`);
      for (const change of changes)
        rows.push(tell({ items, way: "ahead", change, ...(await product.publish(change)) }));
      const waiting = await product.memoryOfWaiting();
      say(`memory of the build that waits: ${waiting.map((one) => `${Math.round(one)} MB`).join(" + ")}`);
      await product.stop();
      const latency = values.ahead ? [] : await withoutAhead(product, items, rows);
      aims.push(...aimsOf(items, rows, latency));
    }
  } finally {
    await product.remove();
  }
  console.table(rows);
  for (const { name, met, figure } of aims) console.log(`${met ? "met   " : "MISSED"} ${name}: ${figure}`);
}

async function withoutAhead(product: BenchProduct, items: number, rows: Row[]): Promise<Latency[]> {
  await product.start(false);
  for (const change of changes) rows.push(tell({ items, way: "warm", change, ...(await product.publish(change)) }));
  const latency = await product.latency(Number(values.latency));
  console.table(latency);
  product.spoil();
  rows.push(tell({ items, way: "cold", change: "project", ...(await product.publish("project")) }));
  await product.stop();
  return latency;
}

function tell(row: Row): Row {
  say(JSON.stringify(row));
  return row;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const say = (text: string) =>
  console.log(`${new Date().toISOString().slice(11, 19)} (load ${loadavg()[0]?.toFixed(1)}) ${text}`);

main((positionals.length ? positionals : ["0", "100", "1000", "5000"]).map(Number)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
