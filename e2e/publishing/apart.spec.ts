import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signIn } from "../panel/support";
import { LineToApi } from "./lineToApi";
import { baseUrl, builderPid, type Desk, expect, killAll, pause, siteFolder, startUp, test } from "./support";

/**
 * The builder as a program of its own, as in the containers: what it needs can be taken from it in the middle of a real
 * build. Full disks are small ones mounted for it (root on Linux).
 */
const dataDir = process.env.E2E_DATA_DIR ?? "";
const line = new LineToApi(Number(new URL(baseUrl() || "http://localhost:1").port));
const megabytes = 1024 * 1024;
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

/** @param first run by a shell before it, in a view of the disks that is its own */
function startBuilder(first = ""): void {
  const program = `exec ${process.execPath} --import tsx scripts/src/build-site.ts --watch`;
  const environment = {
    ...process.env,
    ...JSON.parse(process.env.E2E_VARIABLES ?? "{}"),
    API_URL: line.url,
    SITE_URL: baseUrl(),
  };
  const [command, ...args] = first ? ["unshare", "-m", "sh", "-ec", `${first}; ${program}`] : ["sh", "-c", program];
  builder = spawn(command as string, args, {
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

test("the disk of the releases is full: the old site stays, the receipt says so, with room the next save is published", async ({
  desk,
  page,
}) => {
  test.skip(process.getuid?.() !== 0 || process.platform !== "linux", "mounts a small disk");
  test.setTimeout(8 * 60_000);
  const site = join(dataDir, "site");
  const aside = mkdtempSync(join(tmpdir(), "estudio-site-"));
  cpSync(site, aside, { recursive: true, verbatimSymlinks: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", site]);
  try {
    cpSync(aside, site, { recursive: true, verbatimSymlinks: true });
    startBuilder();
    const project = await desk.project();
    await desk.published();
    const before = await desk.page(`/proyecto/${project.slug}`);
    fill(site);
    await desk.change(project);
    await failedWith(desk, page, "No queda espacio en el disco");
    expect(await desk.page(`/proyecto/${project.slug}`)).toEqual(before);
    rmSync(join(site, "relleno"));
    await repairedBySaving(desk, project);
  } finally {
    rmSync(aside, { recursive: true });
    const served = mkdtempSync(join(tmpdir(), "estudio-site-"));
    cpSync(site, served, { recursive: true, verbatimSymlinks: true });
    execFileSync("umount", ["-l", site]);
    cpSync(served, site, { recursive: true, verbatimSymlinks: true, force: true });
    rmSync(served, { recursive: true });
  }
});

test("the disk Gatsby works on is full: the old site stays, the receipt says so, with room the next save is published", async ({
  desk,
  page,
}) => {
  test.skip(process.getuid?.() !== 0 || process.platform !== "linux", "mounts a small disk");
  test.setTimeout(10 * 60_000);
  const project = await desk.project();
  const code = mkdtempSync(join(tmpdir(), "estudio-code-"));
  cpSync(siteFolder, code, {
    recursive: true,
    filter: (path) => !/\/marketing\/(?:\.cache|public|\.build-)/.test(path),
  });
  const taken = Number(execFileSync("du", ["-sm", code], { encoding: "utf8" }).split("\t")[0]);
  startBuilder(`mount -t tmpfs -o size=${taken + 12}m tmpfs marketing; cp -a ${code}/. marketing/`);
  try {
    await failedWith(desk, page, "No queda espacio en el disco");
    expect((await desk.page("/")).status).toBe(200);
    execFileSync("nsenter", [
      "-t",
      String(builder?.pid),
      "-m",
      "mount",
      "-o",
      `remount,size=${taken + 500}m`,
      siteFolder,
    ]);
    await repairedBySaving(desk, project);
  } finally {
    rmSync(code, { recursive: true });
  }
});

/** Leaves no room to speak of. */
function fill(folder: string): void {
  for (let size = 400 * megabytes; size > 4096; ) {
    try {
      writeFileSync(join(folder, "relleno"), Buffer.alloc(size), { flag: "a" });
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

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
