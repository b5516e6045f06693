import type { SitePage } from "@estudio/contract/site/sitePage";
import { RenderFailed } from "../failures";

/** Renders these pages. @param onDone told from time to time how many of them are */
type Render = (pages: SitePage[], onDone: (pages: number) => void) => Promise<void>;

/** So many at a time, as long as one may come that somebody waits for. */
const few = 6;

/** The pages of one publication that have to be rendered: the first ones are while it is still found out which others have to be. */
export class Rendering {
  private readonly waiting: SitePage[] = [];
  private readonly rendered = new Set<SitePage>();
  private known = 0;
  private isWhole = false;
  private batch: Promise<void> | undefined;
  private working: Promise<void> | undefined;

  /**
   * @param most more are not rendered, but refused
   * @param onDone told from time to time how many are rendered
   */
  constructor(
    private readonly render: Render,
    private readonly most: number,
    private readonly onDone: (pages: number) => void,
  ) {}

  /** @param isFirst somebody will wait for this one. @throws RenderFailed when there are more than may be */
  add(page: SitePage, isFirst = false): void {
    if (this.known === this.most) throw new RenderFailed(`More than ${this.most} pages`);
    this.known++;
    this.waiting[isFirst ? "unshift" : "push"](page);
    this.working ??= this.work();
    // Who waits for it hears of it.
    this.working.catch(() => undefined);
  }

  /** Waits for a page that was added. @throws what rendering did */
  async of(page: SitePage): Promise<void> {
    while (!this.rendered.has(page)) await this.batch;
  }

  /** Waits for all; none is added any more. @throws what rendering did */
  async end(): Promise<void> {
    this.isWhole = true;
    await this.working;
  }

  /** None of those that wait is wanted any more. Waits until nothing is rendered. */
  async stop(): Promise<void> {
    this.waiting.length = 0;
    await this.working?.catch(() => undefined);
  }

  private async work(): Promise<void> {
    // Those that are added in one go are rendered in one.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const pages = this.waiting.splice(0, this.isWhole ? this.waiting.length : few);
      this.batch = this.render(pages, (some) => this.onDone(this.rendered.size + some));
      await this.batch;
      for (const page of pages) this.rendered.add(page);
    }
    this.working = undefined;
  }
}
