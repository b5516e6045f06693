import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReleaseManifest } from "@estudio/contract";
import type { Page } from "@playwright/test";
import { freePort } from "../../../scripts/testing/machine";
import { startNginx } from "../../../scripts/testing/nginx";
import { apiPid, type Build, expect, killAll, startUp, test } from "../support";

const dataDir = () => process.env.E2E_DATA_DIR ?? "";

test.afterEach(async () => {
  if (!apiPid()) await startUp();
});

test("serves the site by nginx alone after a crash, and publishes scheduled changes and an upgrade after the start", async ({
  desk,
  page,
}) => {
  test.setTimeout(15 * 60_000);
  const [coming, going] = [await desk.project({ status: "draft" }), await desk.project()];
  const { id: last } = await desk.published();
  const due = new Date(Date.now() + 1500).toISOString();
  await desk.call("PUT", `/api/admin/projects/${coming.id}`, { publishAt: due });
  await desk.call("PUT", `/api/admin/projects/${going.id}`, { unpublishAt: due });
  await killAll();
  madeByOlderProgram();

  await visitAlone(page, `/proyecto/${going.slug}`);

  await startUp();
  await expect.poll(async () => (await desk.page(`/proyecto/${going.slug}`)).status).toBe(404);
  await desk.published();
  const builds = (await desk.builds()).filter(({ id }) => id > last);
  const changes = builds.flatMap((build: Build) => build.changes.map(({ what, who }) => `${what} · ${who}`));
  expect(changes).toContain(`Proyecto: ${coming.title} (publicado) · Programación`);
  expect(changes).toContain(`Proyecto: ${going.title} (retirado) · Programación`);
  expect(servedManifest().code).not.toBe(olderProgram);
  const { status, html } = await desk.page(`/proyecto/${coming.slug}`);
  expect({ status, fresh: html.includes('data-shell="fresh"') }).toEqual({ status: 200, fresh: false });
  const portfolio = (await desk.page("/portfolio")).html;
  expect(portfolio).toContain(coming.slug);
  expect(portfolio).not.toContain(going.slug);
});

const olderProgram = "otro programa";
const manifestFile = () => join(dataDir(), "site/current/.release.json");
const servedManifest = (): ReleaseManifest => JSON.parse(readFileSync(manifestFile(), "utf8"));

/** Mark the served release as another program's, as after an upgrade. */
function madeByOlderProgram(): void {
  const older = { ...servedManifest(), code: olderProgram, program: olderProgram };
  writeFileSync(manifestFile(), JSON.stringify(older));
}

/** Visit the release on nginx with nothing else running: pages, assets, menu, 404s and policy. */
async function visitAlone(page: Page, project: string): Promise<void> {
  const port = await freePort();
  const nginx = await startNginx(dataDir(), port);
  const problems: string[] = [];
  const isApi = (url: string) => new URL(url).pathname.startsWith("/api/");
  page.on("pageerror", (error) => problems.push(error.message));
  page.on(
    "console",
    (message) => message.type() === "error" && !isApi(message.location().url) && problems.push(message.text()),
  );
  page.on(
    "response",
    (answer) => answer.status() >= 400 && !isApi(answer.url()) && problems.push(`${answer.status()} ${answer.url()}`),
  );
  const open = (path: string) => page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "networkidle" });
  try {
    for (const lang of ["es", "ca", "en"]) {
      const prefix = lang === "es" ? "" : `/${lang}`;
      const answer = await open(prefix + project);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toBeVisible();
      await open(prefix || "/");
      const shown = () => page.evaluate(() => [...document.images].some((image) => image.naturalWidth > 0));
      await expect.poll(shown).toBe(true);
      await page.locator(`header a[href="${prefix}/portfolio"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/portfolio$`));
      await expect(page.locator(`a[href="${prefix}${project}"]`).first()).toBeVisible();
    }
    const moved = await open("/es/portfolio/");
    expect(
      await moved
        ?.request()
        .redirectedFrom()
        ?.response()
        .then((answer) => answer?.status()),
    ).toBe(301);
    expect(new URL(page.url()).pathname).toBe("/portfolio");
    expect(problems).toEqual([]);
    for (const [path, lang] of [
      ["/nada", "es"],
      ["/ca/nada", "ca"],
      ["/en/proyecto/nada", "en"],
    ] as const) {
      expect((await open(path))?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toBeVisible();
    }
  } finally {
    const ended = new Promise((resolve) => nginx.once("exit", resolve));
    nginx.kill("SIGTERM");
    await ended;
  }
}
