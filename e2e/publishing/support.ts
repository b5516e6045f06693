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

/** The owner's session through the API, without a browser. */
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

  /**
   * Request a publication.
   * @param wish `full`: rebuild the whole site with Gatsby
   */
  publishNow(wish: { full?: boolean } = {}): Promise<Build> {
    return this.call("POST", "/api/admin/site-builds", wish);
  }

  returnTo(release: string): Promise<Build> {
    return this.call("POST", "/api/admin/site-builds", { release });
  }

  /** Create a published project that no other test uses. */
  async project(fields: object = {}): Promise<Project> {
    return this.call("POST", "/api/admin/projects", { title: unique("Obra"), status: "published", ...fields });
  }

  /**
   * Change a project. Return the text that its page must show from now on.
   * @param announce called with the text before it is saved
   */
  async change({ id }: Project, announce: (mark: string) => void = () => undefined): Promise<string> {
    const mark = unique("Luz de la tarde");
    announce(mark);
    await this.call("PUT", `/api/admin/projects/${id}`, { description: mark });
    return mark;
  }

  /** Wait until nothing is queued or running. Return the newest build. */
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

  /** Wait until everything saved so far is in the static pages. Fails when the build fails. */
  async published(): Promise<Build> {
    const build = await this.settled();
    expect(build).toMatchObject({ status: "succeeded", message: "" });
    return build;
  }

  /** Wait until the newest build is verified, which happens a moment after its success. */
  async verified(): Promise<void> {
    await expect.poll(async () => (await this.newest()).verifiedAt, { timeout: 5 * 60_000 }).not.toBeNull();
  }

  private async isBuilt(): Promise<boolean> {
    const { pinned, built, revision } = await this.site();
    return pinned || built === revision;
  }

  /** Return a page of the served release, as a visitor without scripts gets it. */
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
    // A failed test must not leave a release pinned for the next one.
    if ((await desk.site()).pinned) await desk.publishNow().then(() => desk.settled());
  },
});

/** Return the process id of the builder of the product under test. */
export const builderPid = () => pidOf("build-site.ts");

/** Return the process id of the API of the product under test. */
export const apiPid = () => pidOf("api/src/server.ts");

/** Return the process id of its idle renderer, if there is one. */
export const rendererPid = () => pidOf("render-page.js");

/** Kill the API, as a power failure would. Builder and `npm start` exit with it. */
export async function killAll(): Promise<void> {
  const pid = apiPid();
  if (pid) process.kill(pid, "SIGKILL");
  while (apiPid() || builderPid()) await pause(50);
}

/** Return the environment of the product under test. */
export const productEnvironment = (): Record<string, string> => JSON.parse(process.env.E2E_VARIABLES ?? "{}");

/** Start the product under test again. */
export async function startUp(variables: Record<string, string> = {}): Promise<void> {
  startProduct({ ...productEnvironment(), ...variables }, "file");
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

/** Return a number of repetitions: in `npm test`, or in the soak. PUBLISH_ROUNDS overrides both. */
export const rounds = (inTest: number, inSoak: number) =>
  Number(process.env.PUBLISH_ROUNDS) || (process.env.PUBLISH_SOAK ? inSoak : inTest);
