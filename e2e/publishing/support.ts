import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import { test as base } from "../errand";
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
  full: boolean;
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

  /** @param wish `full`: the whole site anew, with Gatsby */
  publishNow(wish: { full?: boolean } = {}): Promise<Build> {
    return this.call("POST", "/api/admin/site-builds", wish);
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
  async settled(timeout = 600_000): Promise<Build> {
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
    await expect.poll(async () => (await this.newest()).verifiedAt, { timeout: 5 * 60_000 }).not.toBeNull();
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

export const test = base.extend<{ desk: Desk }, { startedAgain: undefined }>({
  startedAgain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      await killAll();
      await startUp();
      await use(undefined);
    },
    { scope: "worker", auto: true, timeout: 10 * 60_000 },
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

/** @returns the process that renders pages for it, where one waits */
export const rendererPid = () => pidOf("render-page.js");

/** Power off: the API, and with it the builder and `npm start`, end without a word. */
export async function killAll(): Promise<void> {
  const pid = apiPid();
  if (pid) process.kill(pid, "SIGKILL");
  while (apiPid() || builderPid()) await pause(50);
}

/** The environment of the product under test. */
export const asItComes = (): Record<string, string> => JSON.parse(process.env.E2E_VARIABLES ?? "{}");

/** Start the product under test again. */
export async function startUp(variables: Record<string, string> = {}): Promise<void> {
  startProduct({ ...asItComes(), ...variables }, "file");
  const isUp = () =>
    fetch(`${baseUrl()}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 5 * 60_000 }).toBe(true);
}

function pidOf(program: string): number | undefined {
  const dataDir = process.env.E2E_DATA_DIR;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8").split("\0");
        const line = read("cmdline");
        const isMine =
          line.some((part) => part.startsWith(`${dataDir}/`)) || read("environ").includes(`DATA_DIR=${dataDir}`);
        return isMine && line.some((part) => part.endsWith(program));
      } catch {
        return false;
      }
    });
}

/** How often something is played: in `npm test`, and in the soak (PUBLISH_ROUNDS says otherwise). */
export const rounds = (inTest: number, inSoak: number) =>
  Number(process.env.PUBLISH_ROUNDS) || (process.env.PUBLISH_SOAK ? inSoak : inTest);
