import { type ChildProcess, spawn } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { aimsOf } from "./publish/aims";
import { changes } from "./publish/owner";
import { BenchProduct, type Row } from "./publish/product";

const { values, positionals } = parseArgs({
  options: { latency: { type: "string", default: "240" }, busy: { type: "boolean", default: false } },
  allowPositionals: true,
});

/**
 * `npm run bench:publish [-- 0 300 5000 --latency 240 --busy]`: measure the time from a save to the static page.
 * Also the builder's CPU time, the rewritten pages, memory, idle CPU, API latency during publications, and the
 * restart.
 * Sizes are items beyond the seed: half projects, half articles, in three languages. Each kind of change is measured
 * twice in a row.
 * The reference is a full Gatsby build of the same content.
 * `--latency`: maximum seconds for the comparison of latencies; `--busy`: with two other processes that keep the CPU
 * busy.
 */
async function main(sizes: number[]): Promise<void> {
  const rows: Row[] = [];
  const product = await BenchProduct.create();
  const others = values.busy ? Array.from({ length: 2 }, keepBusy) : [];
  try {
    for (const items of sizes) {
      await product.start();
      say(`${items || "seed"}: filled in ${seconds(await product.fill(items))}`);
      const full = await product.publish("full");
      rows.push(tell({ ...full, items }));
      for (const change of changes)
        for (const _ of [1, 2]) rows.push(tell({ ...(await product.publish(change)), items }));
      const programs = await product.memory();
      const memory = programs.reduce((sum, { megabytes }) => sum + megabytes, 0);
      const each = programs.map(({ program, megabytes }) => `${program} ${megabytes}`);
      say(`memory of everything, running: ${memory} MB (PSS): ${each.join(", ")}`);
      console.log(`with nothing to do: ${(100 * (await product.idle())).toFixed(1)} % of a processor`);
      const latency = await product.latency(Number(values.latency));
      console.table(latency);
      const restart = await product.restart();
      await product.stop();
      for (const { name, met, figure } of aimsOf(items, { rows, memory, latency, restart, busy: values.busy }))
        console.log(`${met ? "met   " : "MISSED"} ${name}: ${figure}`);
    }
  } finally {
    for (const one of others) one.kill("SIGKILL");
    await product.remove();
  }
  console.table(rows.map((row) => ({ ...row, "times a full build": timesFull(row, rows) })));
}

function timesFull(row: Row, rows: Row[]): string {
  const full = rows.find(({ items, change }) => items === row.items && change === "full");
  return full ? (row.static / full.static).toFixed(3) : "";
}

/** Keeps a CPU busy, and exits when its parent is gone, even if that was killed. */
const busy = `setInterval(() => {
  for (const until = Date.now() + 500; Date.now() < until; );
  if (process.ppid !== ${process.pid}) process.exit();
});`;
const keepBusy = (): ChildProcess => spawn(process.execPath, ["-e", busy], { stdio: "ignore" });

function tell(row: Row): Row {
  say(JSON.stringify(row));
  return row;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const say = (text: string) =>
  console.log(`${new Date().toISOString().slice(11, 19)} (load ${loadavg()[0]?.toFixed(1)}) ${text}`);

console.log(`${cpus().length} × ${cpus()[0]?.model}`);
main((positionals.length ? positionals : ["0", "300", "5000"]).map(Number)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
