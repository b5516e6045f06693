import { availableParallelism } from "node:os";
import type { BuildEnv } from "../buildEnv";
import type { Program } from "./program";
import { type Job, Renderer } from "./renderer";

/** So many pages take longer than a second process takes to begin, 0.3 s; and what they needed, 60 MB, would wait with a renderer that is kept. */
const many = 80;

/**
 * One renderer for a few pages, kept for the next ones. Many it shares with a second one, where there is a processor for it; then both end.
 */
export class Renderers {
  private readonly first: Renderer;

  constructor(private readonly env: BuildEnv) {
    this.first = new Renderer(env);
  }

  /** @throws RenderFailed naming the page, Interrupted */
  async render(job: Job): Promise<void> {
    const { paths, onDone } = job;
    const second = paths.length >= many && availableParallelism() > 1 ? new Renderer(this.env) : undefined;
    const all = second ? [this.first, second] : [this.first];
    const done = all.map(() => 0);
    try {
      await Promise.all(
        all.map((renderer, share) => {
          const tell = (pages: number) => {
            done[share] = Math.max(done[share] ?? 0, pages);
            onDone(done.reduce((sum, one) => sum + one, 0));
          };
          const own = paths.filter((_, index) => index % all.length === share);
          return renderer.render({ ...job, paths: own, onDone: tell });
        }),
      );
    } catch (error) {
      this.end();
      throw error;
    } finally {
      second?.end();
      if (paths.length >= many) this.end();
    }
  }

  /** There will be pages to render: the process begins while something else is done. */
  begin(program: Program): void {
    this.first.begin(program);
  }

  end(): void {
    this.first.end();
  }
}
