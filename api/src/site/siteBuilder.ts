import { statSync } from "node:fs";
import { join } from "node:path";
import { monotonicMs, releaseManifestFile, startTimer } from "@estudio/contract";
import { attached, type Child, letGiveWay, littleMemory, programArguments, startNicely } from "@estudio/database";
import type { Logger } from "pino";
import type { Env } from "../env";
import { currentLink } from "./releases";

const program = "scripts/src/build-site.ts";
/** One that dies at once, again and again, is not started faster than this. */
const restartMs = 3000;
const livedLongMs = 10_000;

/** A list of files that is longer (some 130,000 files) belongs to a site of so many pages that its machine has memory for it. */
const muchBytes = 20_000_000;

/**
 * Of many thousand pages each publication makes so much rubbish that its collection is what takes longest: more room for what is young, and threads.
 *
 * For the sake of a figure: among 50,000 records an edit takes 3.6 s instead of 4.6, the first after a restart 5.1 instead of 6.1. Without it (always
 * `littleMemory`) everything is the same.
 */
const muchMemory = ["--max-semi-space-size=16"];

/**
 * For the sake of a figure: with `littleMemory` the builder keeps 200 MB among 5,000 records instead of 240, with as much processor or less.
 * @returns Node's options for the builder
 */
function memoryFor({ DATA_DIR }: Env): string[] {
  const list = statSync(join(currentLink(DATA_DIR), releaseManifestFile), { throwIfNoEntry: false });
  return (list?.size ?? 0) > muchBytes ? muchMemory : littleMemory;
}

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
    const node = [...memoryFor(this.env), ...programArguments(program)];
    this.child = startNicely(10, [...node, "--watch", attached], {
      stdio: ["pipe", "inherit", "inherit", "ipc"],
      detached: true,
      env: variables,
    });
    letGiveWay(this.child.process);
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
