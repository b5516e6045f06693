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
 * `npm run bench:publish [-- 0 300 5000 --latency 240 --busy]`: from a save to the page as a visitor without scripts gets
 * it, after the quiet time; with the builder's processor time and the pages rewritten; on the seed and with so many items
 * (half projects, half articles, three languages each); each kind of change twice, the second at once after the first. The
 * reference is a full build by Gatsby of the same content. Then memory, what it takes at rest, the API's answers beside publications, and its first one after a restart.
 * `--latency`: for how many seconds at most answers are compared; `--busy`: beside two programs that never rest.
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

/** Never rests, and ends when this bench has ended, even killed. */
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
