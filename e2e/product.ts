import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const root = join(__dirname, "..");
const numberFile = (dataDir: string) => join(dataDir, "e2e-product.pid");

/** Starts the product as its users do. @param output read by who starts it, or kept in a file that outlives them */
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

/** Ends the product that was started last on that data directory, by whichever process. */
export async function endProduct(dataDir: string): Promise<void> {
  const pid = Number(readFileSync(numberFile(dataDir), "utf8"));
  try {
    process.kill(pid, "SIGTERM");
    for (;;) {
      process.kill(pid, 0);
      await pause(100);
    }
  } catch {
    // It is gone.
  }
}
