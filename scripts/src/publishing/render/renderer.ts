import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { littleMemory, root } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { compilingOptions } from "../compileLittle";
import { Interrupted, RenderFailed } from "../failures";
import { type Program, rendererOf } from "./program";

/** Idle for so long it ends: its 33 MB, up to 75 after long lists, are little beside a third of a second of the processor for each change of who is at work. */
const idleMs = 60 * 60_000;
/** A page takes milliseconds: who says nothing for so long says nothing any more. */
const silentMs = 60_000;

type Answer = { done?: number; ended?: true; failed?: string; path?: string };

/** The data of the pages lie in `<work>/public`, where they are rendered. @param onDone told from time to time how many are */
export type Job = {
  program: Program;
  work: string;
  paths: string[];
  isEnding: () => boolean;
  onDone: (pages: number) => void;
};

/** A process that renders pages: begun when there are or soon may be some, kept for the next ones for a while. */
export class Renderer {
  private child: ChildProcess | undefined;
  private of: string | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly env: BuildEnv) {}

  /** @throws RenderFailed naming the page, Interrupted */
  async render({ program, work, paths, isEnding, onDone }: Job): Promise<void> {
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
      // What its packages are told by newer Nodes is nothing an editor could change. For the sake of a figure, `littleMemory` and
      // `compilingOptions`: its first 45 pages take 0.42 s of processor instead of 0.82, a page in three languages 0.03 instead of 0.06,
      // and it keeps 62 MB instead of 107; hundreds of pages take a tenth longer.
      execArgv: ["--no-deprecation", ...littleMemory, ...compilingOptions],
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
