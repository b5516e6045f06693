import { startTimer } from "@estudio/contract";
import { attached, type Child, MediaModel, programArguments, startNicely } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { type Env, variablesOf } from "../env";

const program = "api/src/pictures/variantsWorker.ts";
/** A machine that could not start it, for lack of memory, say, may be able to a while later. */
const restartMs = 10_000;

/**
 * Makes the sizes of pictures in a child process at low priority, so that no request waits for them. It works until no
 * picture is left; a picture added meanwhile makes it look again.
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
    this.running = startNicely(15, [...programArguments(program), attached], {
      stdio: ["pipe", "inherit", "inherit"],
      detached: true,
      env: { ...process.env, ...variablesOf(this.env) },
    });
    void this.running.ended.then(({ error }) => {
      this.running = undefined;
      if (error) {
        this.log.error({ err: error }, "sizes of pictures cannot be made, tried again");
        startTimer(() => this.work(), restartMs).unref();
      } else if (this.again) this.work();
    });
  }

  /** Resolves when the worker is gone. */
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
