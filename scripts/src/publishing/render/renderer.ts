import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { root } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { Interrupted, RenderFailed } from "../failures";
import type { Watch } from "../watch";
import { type Program, rendererOf } from "./program";

/** Idle for so long it ends: it takes a fifth of a second to begin again. */
const idleMs = 60_000;

type Answer = { done?: number; ended?: true; failed?: string; path?: string };

/** The process that renders pages: begun when a change waits, kept for the next one for a while. */
export class Renderer {
  private child: ChildProcess | undefined;
  private of: string | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly env: BuildEnv) {}

  get isAwake(): boolean {
    return this.child !== undefined;
  }

  /** Begins the process, if it does not run yet. */
  wake({ id, compilationHash }: Program): ChildProcess {
    clearTimeout(this.idle);
    if (this.child && this.of !== id) this.end();
    if (!this.child) {
      const args = [this.env.siteDir, rendererOf(this.env), compilationHash];
      const child = fork(join(root, "scripts/src/publishing/render/renderProcess.cjs"), args, {
        // What its packages are told by newer Nodes is nothing an editor could change.
        execArgv: ["--no-deprecation"],
        env: { PATH: process.env.PATH, NODE_ENV: "production" },
        serialization: "json",
      });
      child.once("exit", () => {
        if (this.child === child) this.child = undefined;
      });
      this.child = child;
      this.of = id;
    }
    this.idle = setTimeout(() => this.end(), idleMs).unref();
    return this.child;
  }

  /**
   * Renders the pages whose data lie in `<work>/public`, there.
   * @throws RenderFailed naming the page, Interrupted
   */
  async render(program: Program, work: string, paths: string[], { isEnding, onProgress }: Watch): Promise<void> {
    if (paths.length === 0) return;
    const child = this.wake(program);
    clearTimeout(this.idle);
    const watch = setInterval(() => isEnding() && this.end(), 100);
    try {
      await new Promise<void>((resolve, reject) => {
        child.on("message", ({ done, ended, failed, path }: Answer) => {
          if (done) onProgress(10 + (60 * done) / paths.length);
          if (ended) resolve();
          if (failed) reject(new RenderFailed(`failed for path "${path ?? ""}": ${failed}`));
        });
        child.once("exit", (code, signal) =>
          reject(isEnding() ? new Interrupted() : new RenderFailed(`The renderer ended: ${signal ?? code}`)),
        );
        child.send({ work, paths }, (error) => error && reject(new RenderFailed(String(error))));
      });
    } finally {
      clearInterval(watch);
      child.removeAllListeners("message");
      if (this.child) this.wake(program);
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }
}
