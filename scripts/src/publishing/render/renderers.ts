import { availableParallelism } from "node:os";
import type { BuildEnv } from "../buildEnv";
import type { Watch } from "../watch";
import type { Program } from "./program";
import { Renderer } from "./renderer";

/** What rendering so many pages needed, 60 MB, would wait with a renderer that is kept. */
const many = 40;
/** So many pages take longer than a second process takes to begin: 0.3 s. */
const worthSecond = 80;

/**
 * One renderer for a few pages, kept for the next ones. With many it ends; for more a second one, where there is a processor for it,
 * shares the work and ends, too.
 */
export class Renderers {
  private readonly first: Renderer;

  constructor(private readonly env: BuildEnv) {
    this.first = new Renderer(env);
  }

  /**
   * Renders the pages whose data lie in `<work>/public`, there.
   * @throws RenderFailed naming the page, Interrupted
   */
  async render(program: Program, work: string, paths: string[], { isEnding, onProgress }: Watch): Promise<void> {
    if (paths.length === 0) return;
    const second = paths.length >= worthSecond && availableParallelism() > 1 ? new Renderer(this.env) : undefined;
    const all = second ? [this.first, second] : [this.first];
    const done = all.map(() => 0);
    try {
      await Promise.all(
        all.map((renderer, share) => {
          const own = paths.filter((_, index) => index % all.length === share);
          return renderer.render(program, work, own, isEnding, (pages) => {
            done[share] = Math.max(done[share] ?? 0, pages);
            onProgress(10 + (60 * done.reduce((sum, one) => sum + one, 0)) / paths.length);
          });
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
