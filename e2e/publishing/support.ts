import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { isNextReady } from "../../scripts/src/build/workshop";
import { api, owner, unique } from "../panel/support";
import { startProduct } from "../product";

export { api, expect, unique };
export const baseUrl = () => process.env.E2E_BASE_URL ?? "";
export const siteFolder = join(__dirname, "../../marketing");
export const releasesFolder = () => join(process.env.E2E_DATA_DIR ?? "", "site/releases");

export type Build = {
  id: number;
  status: "queued" | "running" | "succeeded" | "failed";
  phase: "waiting" | "fetching" | "building" | "checking" | "switching" | "done";
  progress: number;
  message: string;
  log: string;
  pagesWritten: number;
  startedAt: string;
  finishedAt: string;
  release: string | null;
  revision: number;
  restorable: boolean;
  verifiedAt: string | null;
  changes: { what: string; who: string }[];
};
export type Project = { id: number; slug: string; title: string; status: string };

/** The studio at work: the owner's session without a screen. */
export class Desk {
  constructor(readonly request: APIRequestContext) {}

  call<T>(method: "GET" | "POST" | "PUT", path: string, data?: object): Promise<T> {
    return api<T>(this.request, method, path, data);
  }

  builds(): Promise<Build[]> {
    return this.call("GET", `/api/admin/site-builds?range=[0,24]&sort=["id","DESC"]`);
  }

  async newest(): Promise<Build> {
    const [build] = await this.call<Build[]>("GET", `/api/admin/site-builds?range=[0,0]&sort=["id","DESC"]`);
    return build as Build;
  }

  site(): Promise<{ revision: number; built: number; pinned: boolean }> {
    return this.call("GET", "/api/site/revision");
  }

  publishNow(): Promise<Build> {
    return this.call("POST", "/api/admin/site-builds", {});
  }

  returnTo(release: string): Promise<Build> {
    return this.call("POST", "/api/admin/site-builds", { release });
  }

  /** A published project nobody else's test touches. */
  async project(fields: object = {}): Promise<Project> {
    return this.call("POST", "/api/admin/projects", { title: unique("Obra"), status: "published", ...fields });
  }

  /**
   * Changes the project. @returns the words that its page must show from now on
   * @param announce called with them before they are saved
   */
  async change({ id }: Project, announce: (mark: string) => void = () => undefined): Promise<string> {
    const mark = unique("Luz de la tarde");
    announce(mark);
    await this.call("PUT", `/api/admin/projects/${id}`, { description: mark });
    return mark;
  }

  /** Waits until nothing is queued or running. @returns the newest build */
  async settled(timeout = 240_000): Promise<Build> {
    let build = await this.newest();
    const until = Date.now() + timeout;
    while (build.status === "queued" || build.status === "running" || !(await this.isBuilt())) {
      if (Date.now() > until || build.status === "failed") return build;
      await pause(200);
      build = await this.newest();
    }
    return build;
  }

  /** Waits until everything saved so far is in the static pages, or fails. */
  async published(): Promise<Build> {
    const build = await this.settled();
    expect(build).toMatchObject({ status: "succeeded", message: "" });
    return build;
  }

  /** Waits until the newest build was found on the public page: it says so a moment after its success. */
  async verified(): Promise<void> {
    await expect.poll(async () => (await this.newest()).verifiedAt).not.toBeNull();
  }

  private async isBuilt(): Promise<boolean> {
    const { pinned, built, revision } = await this.site();
    return pinned || built === revision;
  }

  /** The page as it lies in the served release: what a visitor without scripts reads. */
  async page(path: string): Promise<{ status: number; html: string }> {
    const answer = await this.request.get(path, { maxRedirects: 0 });
    return { status: answer.status(), html: await answer.text() };
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const test = base.extend<{ desk: Desk }, { startedAgain: undefined }>({
  startedAgain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      await killAll();
      await startUp();
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  desk: async ({ request }, use) => {
    await request.post("/api/auth/login", { data: owner, headers: { "Sec-Fetch-Site": "same-origin" } });
    const desk = new Desk(request);
    await use(desk);
    // A test that fails on the way leaves nothing pinned for the next.
    if ((await desk.site()).pinned) await desk.publishNow().then(() => desk.settled());
  },
});

/** @returns the process that builds for the product under test, and for no other */
export const builderPid = () => pidOf("build-site.ts");

/** @returns the process that serves the product under test, and no other */
export const apiPid = () => pidOf("api/src/server.ts");

/** Power off: the API, and with it the builder and `npm start`, end without a word. */
export async function killAll(): Promise<void> {
  const pid = apiPid();
  if (pid) process.kill(pid, "SIGKILL");
  while (apiPid() || builderPid()) await pause(50);
}

/** The variables of the product under test, but for when it builds, which is the default. */
export const asItComes = (): Record<string, string> => ({
  ...JSON.parse(process.env.E2E_VARIABLES ?? "{}"),
  REBUILD_QUIET_SECONDS: "2",
  REBUILD_MAX_WAIT_SECONDS: "60",
});

/** Starts the product under test again, with the quiet time as it comes. */
export async function startUp(variables: Record<string, string> = {}): Promise<void> {
  startProduct({ ...asItComes(), ...variables }, "file");
  const isUp = () =>
    fetch(`${baseUrl()}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
}

function pidOf(program: string): number | undefined {
  const mine = `DATA_DIR=${process.env.E2E_DATA_DIR}`;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8").split("\0");
        return read("cmdline").some((part) => part.endsWith(program)) && read("environ").includes(mine);
      } catch {
        return false;
      }
    });
}

/** How often something is played: in `npm test`, and in the soak (PUBLISH_ROUNDS says otherwise). */
export const rounds = (inTest: number, inSoak: number) =>
  Number(process.env.PUBLISH_ROUNDS) || (process.env.PUBLISH_SOAK ? inSoak : inTest);

/** The build started ahead waits for its content. */
export const nextIsReady = () =>
  expect.poll(() => isNextReady({ siteDir: siteFolder }), { timeout: 60_000 }).toBe(true);

type Answer = { status: number; body: string };

/**
 * Visitors, all the while: pages at that rate, and once per version of a page everything that it loads. `end` tells what
 * went wrong: an answer that is not a whole page, an asset that is not there.
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

  /** Of that page, and of its data, nobody may get an older text after a newer one. @param marks oldest first */
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
        // The server had closed a line kept open just as it was used again: as browsers do, ask on another.
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
