import { Agent, get } from "node:http";
import { baseUrl } from "./support";

type Answer = { status: number; body: string };

/**
 * Visitors that request pages at a constant rate, and once per asset everything a page loads.
 * `end` returns the faults: incomplete pages, missing assets and texts out of order.
 */
export class Visitors {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 });
  private readonly seen = new Set<string>();
  private readonly pending = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  readonly wrong: string[] = [];
  asked = 0;
  private read: { path: string; marks: string[]; newest: number } | undefined;

  constructor(paths: string[], perSecond: number) {
    let due = Date.now();
    this.timer = setInterval(() => {
      for (; due <= Date.now(); due += 1000 / perSecond) {
        const visit = this.visit(paths[this.asked++ % paths.length] as string).finally(() =>
          this.pending.delete(visit),
        );
        this.pending.add(visit);
      }
    }, 10);
  }

  /**
   * Watch a page and its data: no visitor may get an older text after a newer one.
   * @param marks texts, oldest first
   */
  reading(path: string, marks: string[]): this {
    this.read = { path, marks, newest: -1 };
    return this;
  }

  async end(): Promise<string[]> {
    clearInterval(this.timer);
    await Promise.all(this.pending);
    this.agent.destroy();
    return this.wrong;
  }

  private async visit(path: string): Promise<void> {
    const { status, body } = await this.askInOrder(path, path);
    if (status !== 200 || !body.includes("</html>")) this.wrong.push(`${status} ${path} ${body.slice(0, 200)}`);
    if (path === this.read?.path) await this.askInOrder(`/page-data${path}/page-data.json`, path);
    const assets = [...body.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|json|woff2))"/g)].map(
      ([, asset = ""]) => asset,
    );
    for (const asset of assets) {
      if (this.seen.has(asset)) continue;
      this.seen.add(asset);
      const answer = await this.ask(asset);
      if (answer.status !== 200) this.wrong.push(`${answer.status} ${asset} of ${path}`);
    }
  }

  private async askInOrder(file: string, page: string): Promise<Answer> {
    const { read } = this;
    const atLeast = read?.newest ?? -1;
    const answer = await this.ask(file);
    if (read?.path !== page) return answer;
    if (answer.status !== 200) this.wrong.push(`${answer.status} ${file}`);
    const seen = read.marks.findLastIndex((mark) => answer.body.includes(mark));
    if (seen < atLeast) this.wrong.push(`${file}: text ${seen} after ${atLeast}`);
    read.newest = Math.max(read.newest, seen);
    return answer;
  }

  private ask(path: string): Promise<Answer> {
    return new Promise((resolve) => {
      const failed = (error: NodeJS.ErrnoException) => {
        // Like a browser, retry on a new connection when the server has just closed a keep-alive one.
        if (request.reusedSocket && error.code === "ECONNRESET") resolve(this.ask(path));
        else resolve({ status: 0, body: String(error) });
      };
      const request = get(baseUrl() + path, { agent: this.agent }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body })).on("error", failed);
      });
      request.on("error", failed);
    });
  }
}
