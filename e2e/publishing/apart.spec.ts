import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signIn } from "../panel/support";
import { LineToApi } from "./lineToApi";
import { baseUrl, builderPid, type Desk, expect, killAll, pause, siteFolder, startUp, test } from "./support";

/**
 * The builder as a program of its own, as in the containers: what it needs can be taken from it in the middle of a real
 * build.
 */
const line = new LineToApi(Number(new URL(baseUrl() || "http://localhost:1").port));
let builder: ChildProcess | undefined;

test.beforeAll(async () => {
  await killAll();
  await startUp({ BUILDER: "off" });
  await line.mend();
});

test.afterEach(() => endBuilder());

test.afterAll(async () => {
  await line.cut();
  await killAll();
  await startUp();
});

async function endBuilder(): Promise<void> {
  if (builder?.pid && builderPid()) process.kill(-builder.pid, "SIGKILL");
  while (builderPid()) await pause(50);
}

function startBuilder(): void {
  const environment = {
    ...process.env,
    ...JSON.parse(process.env.E2E_VARIABLES ?? "{}"),
    API_URL: line.url,
    SITE_URL: baseUrl(),
  };
  builder = spawn(process.execPath, ["--import", "tsx", "scripts/src/build-site.ts", "--watch"], {
    cwd: join(siteFolder, ".."),
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

test("the API is lost in the middle of a build: the old site stays, the receipt says so, the next save is published", async ({
  desk,
  page,
}) => {
  test.setTimeout(8 * 60_000);
  startBuilder();
  const project = await desk.project();
  await desk.published();
  const before = await desk.page(`/proyecto/${project.slug}`);
  // A builder that has just begun knows no picture of the site yet: it has to ask for them when the pages are made.
  await endBuilder();
  await desk.change(project);
  startBuilder();
  while ((await desk.newest()).phase !== "building") await pause(20);
  await line.cut();
  await failedWith(desk, page, "la API no responde");
  expect(await desk.page(`/proyecto/${project.slug}`)).toEqual(before);
  await line.mend();
  await repairedBySaving(desk, project);
});

async function failedWith(desk: Desk, page: Page, reason: string): Promise<void> {
  const failed = await desk.settled();
  expect(failed).toMatchObject({ status: "failed", message: expect.stringContaining(reason) });
  await signIn(page);
  await page.goto("/admin/publicacion");
  await expect(page.getByRole("alert").filter({ hasText: "La última publicación falló" })).toContainText(reason);
}

async function repairedBySaving(desk: Desk, project: Parameters<Desk["change"]>[0]): Promise<void> {
  const mark = await desk.change(project);
  await desk.published();
  expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
}
