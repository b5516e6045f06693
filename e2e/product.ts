import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..");
const numberFile = (dataDir: string) => join(dataDir, "e2e-product.pid");

/** Starts the product as its users do. @param output where its own output goes: read by who starts it, or nowhere */
export function startProduct(variables: Record<string, string>, output: "pipe" | "ignore"): ChildProcess {
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ["ignore", output, "inherit"],
  });
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
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch {
    // It is gone.
  }
}
