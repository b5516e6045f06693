import { monotonicMs, startTimer } from "@estudio/contract";
import { attached, type Child, littleMemory, programArguments, startNicely } from "@estudio/database";
import type { Logger } from "pino";
import type { Env } from "../env";

const program = "scripts/src/build-site.ts";
/** One that dies at once, again and again, is not started faster than this. */
const restartMs = 3000;
const livedLongMs = 10_000;

/** The builder, a process of its own at low priority; started again when it dies, ended with the API. */
export class SiteBuilder {
  private child: Child | undefined;
  private stopped = false;

  constructor(
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  /** @param address where this API listens: the builder reads the snapshot from it */
  start(address: string): void {
    if (this.env.BUILDER === "off" || this.stopped) return;
    const variables = {
      ...process.env,
      API_URL: address,
      DATA_DIR: this.env.DATA_DIR,
      SITE_URL: this.env.SITE_URL,
      DATABASE_URL: this.env.DATABASE_URL,
      BACKUP_AT: this.env.BACKUP_AT,
    };
    const node = [...littleMemory, ...programArguments(program)];
    this.child = startNicely(10, [...node, "--watch", attached], {
      stdio: ["pipe", "inherit", "inherit", "ipc"],
      detached: true,
      env: variables,
    });
    const { pid } = this.child.process;
    const began = monotonicMs();
    void this.child.ended.then(({ code, error }) => {
      this.child = undefined;
      // What it had started is nobody's now, and would be in the way of the next.
      if (pid) signalGroup(pid, "SIGKILL");
      if (this.stopped) return;
      this.log.warn({ code, err: error }, "builder ended, starting it again");
      startTimer(() => this.start(address), monotonicMs() - began > livedLongMs ? 0 : restartMs).unref();
    });
  }

  /** Tell the builder that there is something to build, so that it need not ask the database all the time. */
  notify(): void {
    const child = this.child?.process;
    if (child?.connected) child.send("look", () => undefined);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const child = this.child;
    const pid = child?.process.pid;
    if (!child || !pid) return;
    signalGroup(pid, "SIGTERM");
    const timer = startTimer(() => signalGroup(pid, "SIGKILL"), 3000);
    await child.ended;
    clearTimeout(timer);
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
