import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export type Ended = { code: number | null; signal: NodeJS.Signals | null; error?: Error };
export type Child = {
  process: ChildProcess;
  /** Always settles, also for a program that could not be started: that one emits `error` and never `exit`. */
  ended: Promise<Ended>;
};

/** Start a program. No `error` of it ends this process. */
export function startChild(command: string, args: string[], options: SpawnOptions): Child {
  const child = spawn(command, args, options);
  const ended = new Promise<Ended>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    // A process that runs emits `error`, too, e.g. for a message that it could not be sent: its `exit` follows.
    child.on("error", (error) => child.pid === undefined && resolve({ code: null, signal: null, error }));
  });
  return { process: child, ended };
}

/** Start Node at a low priority, or at the usual one on a machine without the program `nice`. */
export function startNicely(niceness: number, args: string[], options: SpawnOptions): Child {
  if (!isInPath("nice")) return startChild(process.execPath, args, options);
  return startChild("nice", ["-n", String(niceness), process.execPath, ...args], options);
}

const isInPath = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, name)));
