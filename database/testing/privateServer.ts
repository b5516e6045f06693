import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/**
 * A server of this test's own: one that may be stopped, or one that keeps its promises.
 * @param durable every commit is flushed to disk
 */
export async function privateServer({ durable = false } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const program = join(__dirname, "serverProcess.mjs");
  const child = spawn(process.execPath, [program, durable ? "durable" : "fast"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const stop = async () => {
    const ended = once(child, "exit");
    child.stdin.end();
    await ended;
  };
  return { url: line.toString().trim(), stop };
}
