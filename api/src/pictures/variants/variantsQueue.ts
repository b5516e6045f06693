import { startTimer } from "@estudio/contract";
import { attached, type Child, MediaModel, programArguments, startNicely } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { type Env, variablesOf } from "../../env";

const program = "api/src/pictures/variants/variantsWorker.ts";
/** Delay after a failed start, e.g. for lack of memory. */
const restartMs = 10_000;

/**
 * Makes the sizes of pictures in a child process at low priority, so that requests do not wait for it. The process ends
 * when no picture is left; a picture added meanwhile starts it again.
 */
export class VariantsQueue {
  private running: Child | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
    private readonly log: Logger,
  ) {}

  /** Continue the work that an earlier process left unfinished. */
  async resume(): Promise<void> {
    if (await MediaModel.query(this.db).where({ ready: 0 }).orWhere({ shareReady: 0 }).first()) this.work();
  }

  /** Start the worker, or have it started again when it ends. Does not wait. */
  work(): void {
    if (this.stopped) return;
    this.again = true;
    if (this.running) return;
    this.again = false;
    this.running = startNicely(15, [...programArguments(program), attached], {
      stdio: ["pipe", "inherit", "inherit"],
      detached: true,
      env: { ...process.env, ...variablesOf(this.env) },
    });
    void this.running.ended.then(({ error }) => {
      this.running = undefined;
      if (error) {
        this.log.error({ err: error }, "could not make the sizes of pictures, trying again");
        startTimer(() => this.work(), restartMs).unref();
      } else if (this.again) this.work();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const child = this.running;
    if (!child?.process.pid) return;
    endGroup(child.process.pid);
    await child.ended;
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // Already gone.
  }
}
