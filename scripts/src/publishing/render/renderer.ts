import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { monotonicMs, startInterval, startTimer } from "@estudio/contract";
import { root } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { Interrupted, RenderFailed } from "../failures";
import { type Program, rendererOf } from "./program";

/** From this many pages on, a second process is worth its start. */
const manyPages = 80;
/** The idle process for the next change ends after this long. */
const idleMs = 60 * 60_000;
/** A page takes milliseconds: a process that is silent for this long hangs. */
const hangsAfterMs = 60_000;

type Answer = { done?: number; ended?: true; failed?: string; path?: string };

/**
 * A rendering job. The pages' data lie in `<work>/public`, where the HTML is written.
 * `onDone` receives the number of finished pages from time to time.
 */
type Job = {
  program: Program;
  work: string;
  paths: string[];
  isEnding: () => boolean;
  onDone: (pages: number) => void;
};

/** Renders pages in child processes. One is kept for the next change; many pages are shared with a second one. */
export class Renderer {
  private kept: { child: ChildProcess; programId: string } | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly env: BuildEnv) {}

  /** Start the process that is kept, unless it runs already. */
  start(program: Program): ChildProcess {
    this.endWhenIdle();
    if (this.kept?.programId !== program.id) this.stop();
    if (this.kept) return this.kept.child;
    const child = this.fork(program);
    const forget = () => {
      if (this.kept?.child === child) this.kept = undefined;
    };
    child.on("exit", forget).on("error", forget);
    this.kept = { child, programId: program.id };
    return child;
  }

  /** @throws RenderFailed naming the page; Interrupted */
  async render(job: Job): Promise<void> {
    const { program, paths } = job;
    if (paths.length === 0) return;
    const isMany = paths.length >= manyPages;
    const children = [this.start(program)];
    if (isMany && availableParallelism() > 1) children.push(this.fork(program));
    const done = children.map(() => 0);
    try {
      await Promise.all(
        children.map((child, share) => {
          const onDone = (pages: number) => {
            done[share] = Math.max(done[share] ?? 0, pages);
            job.onDone(done.reduce((sum, one) => sum + one, 0));
          };
          const own = paths.filter((_, index) => index % children.length === share);
          return renderIn(child, { ...job, paths: own, onDone });
        }),
      );
    } catch (error) {
      this.stop();
      throw error;
    } finally {
      for (const child of children.slice(1)) child.kill("SIGKILL");
      // Many pages leave a large heap behind.
      if (isMany) this.stop();
      this.endWhenIdle();
    }
  }

  stop(): void {
    clearTimeout(this.idleTimer);
    this.kept?.child.kill("SIGKILL");
    this.kept = undefined;
  }

  private endWhenIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = startTimer(() => this.stop(), idleMs).unref();
  }

  private fork({ compilationHash }: Program): ChildProcess {
    const args = [this.env.siteDir, rendererOf(this.env), compilationHash];
    return fork(join(root, "scripts/src/publishing/render/renderProcess.cjs"), args, {
      execArgv: ["--no-deprecation", "--max-semi-space-size=4"],
      env: { PATH: process.env.PATH, NODE_ENV: "production" },
      serialization: "json",
    });
  }
}

async function renderIn(child: ChildProcess, { work, paths, isEnding, onDone }: Job): Promise<void> {
  let heardAt = monotonicMs();
  const over = new AbortController();
  const watch = startInterval(() => {
    if (isEnding() || monotonicMs() - heardAt > hangsAfterMs) child.kill("SIGKILL");
  }, 100);
  try {
    const exited = once(child, "exit", { signal: over.signal }).then(([code, signal]) => {
      throw isEnding() ? new Interrupted() : new RenderFailed(`The renderer ended: ${signal ?? code}`);
    });
    const done = new Promise<void>((resolve, reject) => {
      child.on("message", ({ done: pages = 0, ended, failed, path }: Answer) => {
        heardAt = monotonicMs();
        onDone(pages);
        if (ended) resolve();
        if (failed) reject(new RenderFailed(`failed for path "${path ?? ""}": ${failed}`));
      });
      child.send({ work, paths }, (error) => error && reject(new RenderFailed(String(error))));
    });
    await Promise.race([done, exited]);
  } finally {
    over.abort();
    clearInterval(watch);
    child.removeAllListeners("message");
  }
}
