import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const root = join(__dirname, "..");
const numberFile = (dataDir: string) => join(dataDir, "e2e-product.pid");

/**
 * Start the product with `npm start`.
 * @param output a pipe to the caller, or a log file that outlives it
 */
export function startProduct(variables: Record<string, string>, output: "pipe" | "file"): ChildProcess {
  const file = openSync(join(variables.DATA_DIR ?? "", "e2e-product.log"), "a");
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: output === "pipe" ? ["ignore", "pipe", "inherit"] : ["ignore", file, file],
  });
  closeSync(file);
  writeFileSync(numberFile(variables.DATA_DIR ?? ""), String(product.pid));
  return product;
}

/** Stop the product that was last started on this data directory, by any process. */
export async function endProduct(dataDir: string): Promise<void> {
  const pid = Number(readFileSync(numberFile(dataDir), "utf8"));
  try {
    process.kill(pid, "SIGTERM");
    for (;;) {
      process.kill(pid, 0);
      await pause(100);
    }
  } catch {
    // The process is gone.
  }
}
