import { monotonicMs, startTimer } from "@estudio/contract";
import { attached, type Child, programArguments, smallHeapOptions, startNicely } from "@estudio/database";
import type { Logger } from "pino";
import type { Env } from "../env";

const program = "scripts/src/build-site.ts";
/** Minimum delay between restarts of a builder that dies at once. */
const restartMs = 3000;
const minUptimeMs = 10_000;

/** Runs the builder as a child process at low priority, restarts it when it dies, and stops it with the API. */
export class SiteBuilder {
  private child: Child | undefined;
  private stopped = false;

  constructor(
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  /** @param address URL of this API, from which the builder reads the snapshot */
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
    const node = [...smallHeapOptions, ...programArguments(program)];
    this.child = startNicely(10, [...node, "--watch", attached], {
      stdio: ["pipe", "inherit", "inherit", "ipc"],
      detached: true,
      env: variables,
    });
    const { pid } = this.child.process;
    const began = monotonicMs();
    void this.child.ended.then(({ code, error }) => {
      this.child = undefined;
      // Kill orphaned grandchildren, which would disturb the next builder.
      if (pid) signalGroup(pid, "SIGKILL");
      if (this.stopped) return;
      this.log.warn({ code, err: error }, "the builder ended and is restarted");
      startTimer(() => this.start(address), monotonicMs() - began > minUptimeMs ? 0 : restartMs).unref();
    });
  }

  /** Tell the builder to look for work, so that it need not poll the database often. */
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
