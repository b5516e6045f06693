import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { Interrupted, RenderFailed } from "../failures";
import { type Program, rendererOf } from "./program";

/** Idle for so long it ends: it takes a fifth of a second to begin again. */
const idleMs = 60_000;
/** A page takes milliseconds: who says nothing for so long says nothing any more. */
const silentMs = 60_000;

type Answer = { done?: number; ended?: true; failed?: string; path?: string };

/** A process that renders pages: begun when there are some, kept for the next ones for a while. */
export class Renderer {
  private child: ChildProcess | undefined;
  private of: string | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly env: BuildEnv) {}

  /**
   * Renders the pages whose data lie in `<work>/public`, there.
   * @param onDone told from time to time how many are
   * @throws RenderFailed naming the page, Interrupted
   */
  async render(
    program: Program,
    work: string,
    paths: string[],
    isEnding: () => boolean,
    onDone: (pages: number) => void,
  ): Promise<void> {
    const child = this.begin(program);
    clearTimeout(this.idle);
    let heardAt = Date.now();
    const over = new AbortController();
    const watch = setInterval(() => {
      if (isEnding() || Date.now() - heardAt > silentMs) this.end();
    }, 100);
    try {
      const ended = once(child, "exit", { signal: over.signal }).then(([code, signal]) => {
        throw isEnding() ? new Interrupted() : new RenderFailed(`The renderer ended: ${signal ?? code}`);
      });
      const done = new Promise<void>((resolve, reject) => {
        child.on("message", ({ done: pages = 0, ended: isDone, failed, path }: Answer) => {
          heardAt = Date.now();
          onDone(pages);
          if (isDone) resolve();
          if (failed) reject(new RenderFailed(`failed for path "${path ?? ""}": ${failed}`));
        });
        child.send({ work, paths }, (error) => error && reject(new RenderFailed(String(error))));
      });
      await Promise.race([done, ended]);
    } finally {
      over.abort();
      clearInterval(watch);
      child.removeAllListeners("message");
      this.endWhenIdle();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }

  private endWhenIdle(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.end(), idleMs).unref();
  }

  /** Begins the process, if it does not run yet. */
  begin({ id, compilationHash }: Program): ChildProcess {
    if (this.child && this.of !== id) this.end();
    this.endWhenIdle();
    if (this.child) return this.child;
    const args = [this.env.siteDir, rendererOf(this.env), compilationHash];
    const child = fork(join(root, "scripts/src/publishing/render/renderProcess.cjs"), args, {
      // What its packages are told by newer Nodes is nothing an editor could change. Some room for what is young: with less, a list of
      // 500 cards takes a fifth longer.
      execArgv: ["--no-deprecation", "--max-semi-space-size=16"],
      env: { PATH: process.env.PATH, NODE_ENV: "production" },
      serialization: "json",
    });
    const gone = () => {
      if (this.child === child) this.child = undefined;
    };
    child.on("exit", gone).on("error", gone);
    this.child = child;
    this.of = id;
    return child;
  }
}
