import { type ChildProcess, spawn } from "node:child_process";
import { attached, MediaModel, programArguments } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { type Env, variablesOf } from "../env";

const program = "api/src/pictures/variantsWorker.ts";

/**
 * Makes the sizes of pictures in a child process at low priority, so that no request waits for them. It works until no
 * picture is left; a picture added meanwhile makes it look again.
 */
export class VariantsQueue {
  private running: ChildProcess | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
    private readonly log: Logger,
  ) {}

  /** What the last process left undone. */
  async resume(): Promise<void> {
    if (await MediaModel.query(this.db).where({ ready: 0 }).orWhere({ shareReady: 0 }).first()) this.work();
  }

  /** There is work. Returns at once. */
  work(): void {
    if (this.stopped) return;
    this.again = true;
    if (this.running) return;
    this.again = false;
    this.running = spawn("nice", ["-n", "15", process.execPath, ...programArguments(program), attached], {
      stdio: ["pipe", "inherit", "inherit"],
      detached: true,
      env: { ...process.env, ...variablesOf(this.env) },
    });
    this.running.on("error", (error) => this.log.error({ err: error }, "pictures"));
    this.running.on("exit", () => {
      this.running = undefined;
      if (this.again) this.work();
    });
  }

  /** Resolves when the worker is gone. */
  async stop(): Promise<void> {
    this.stopped = true;
    const child = this.running;
    if (!child?.pid) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    endGroup(child.pid);
    await ended;
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // Already gone.
  }
}
