import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../testing/machine";

const root = join(__dirname, "../..");

export type Product = { base: string; stop(): Promise<void> };

/** Return the running product at BENCH_URL, or start one with an empty data directory and a free port. */
export async function product(): Promise<Product> {
  const running = process.env.BENCH_URL?.replace(/\/$/, "");
  if (running) return { base: running, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  console.log("Starting the product…");
  const { base, stop } = await startProduct(dataDir, await freePort());
  return { base, stop: () => stop().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/**
 * Run `npm start` with a data directory and a port, until the site is ready.
 * @throws Error when it exits before
 */
export async function startProduct(
  dataDir: string,
  port: number,
  variables: Record<string, string> = {},
): Promise<Product & { pid: number }> {
  const base = `http://localhost:${port}`;
  // A nightly build would disturb the measurements.
  const own = {
    REBUILD_AT: "",
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SITE_URL: base,
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...own, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => /^ready /m.test(String(chunk)) && resolve());
    ended.then(() => reject(new Error("npm start ended before it was ready")));
  });
  return { base, pid: child.pid ?? 0, stop };
}
