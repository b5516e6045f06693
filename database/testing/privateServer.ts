import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** `pid`: the server's own process, for a test that freezes it. */
type Server = { url: string; pid: number; stop(): Promise<void> };

/**
 * Start a private server for a test that stops it or needs durability.
 * @param durable every commit is flushed to disk
 */
export async function privateServer({ durable = false } = {}): Promise<Server> {
  const program = join(__dirname, "serverProcess.mjs");
  const child = spawn(process.execPath, [program, durable ? "durable" : "fast"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line]: unknown[] = await once(child.stdout, "data");
  const stop = async () => {
    const ended = once(child, "exit");
    child.stdin.end();
    await ended;
  };
  const [url = "", pid] = String(line).trim().split(" ");
  return { url, pid: Number(pid), stop };
}
