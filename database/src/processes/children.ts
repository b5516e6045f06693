import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export type Ended = { code: number | null; signal: NodeJS.Signals | null; error?: Error };
export type Child = {
  process: ChildProcess;
  /** Always settles, also for a program that cannot be started, which emits `error` but never `exit`. */
  ended: Promise<Ended>;
};

/** Start a program. Its `error` events do not crash this process. */
export function startChild(command: string, args: string[], options: SpawnOptions): Child {
  const child = spawn(command, args, options);
  const ended = new Promise<Ended>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    // A running process also emits `error`, e.g. for a message that could not be sent. Its `exit` follows.
    child.on("error", (error) => child.pid === undefined && resolve({ code: null, signal: null, error }));
  });
  return { process: child, ended };
}

/** Start Node at a low priority, or at the normal one on a machine without `nice`. */
export function startNicely(niceness: number, args: string[], options: SpawnOptions): Child {
  if (!isInPath("nice")) return startChild(process.execPath, args, options);
  return startChild("nice", ["-n", String(niceness), process.execPath, ...args], options);
}

const isInPath = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, name)));
