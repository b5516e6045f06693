import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "../..");

/** The product to be measured: the one at BENCH_URL, or one of its own, on an empty data directory and a free port. */
export async function product(): Promise<{ base: string; stop(): Promise<void> }> {
  const running = process.env.BENCH_URL?.replace(/\/$/, "");
  if (running) return { base: running, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  const base = `http://localhost:${await freePort()}`;
  const variables = {
    PORT: new URL(base).port,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SITE_URL: base,
    LOG_LEVEL: "warn",
  };
  // Nothing may be built while pages are measured.
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...variables, REBUILD_AHEAD: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  console.log("Starting the product…");
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => /^ready /m.test(String(chunk)) && resolve());
    ended.then(() => reject(new Error("npm start ended before it was ready")));
  });
  return { base, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
