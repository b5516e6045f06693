import { localizedPath } from "@estudio/contract";
import type { Page } from "@playwright/test";
import { desktop, expect, firstOf, fixedPages, hydrated, list, open, test } from "./support";

/**
 * Missing pages, with the way back from each. A click must lead on even during hydration, or when the target does not
 * load.
 */

const missing = [
  ["/proyecto/no-existe-ninguno", "Volver al portfolio", "/portfolio"],
  ["/blog/no-existe-ninguno", "Volver al blog", "/blog"],
  ["/guias/no-existe-ninguna", "Ver las guías", "/guias"],
] as const;

/** Hold matching requests. Return the function that lets them continue. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

for (const [address, name, to] of missing)
  test(`keeps focus and click on the way back from ${address} while the API confirms the 404`, async ({ page }) => {
    const answered = "**/api/*/no-existe-*";
    const release = await hold(page, answered);
    const asked = page.waitForRequest(answered);
    await page.goto(address);
    await asked;
    const link = page.getByRole("link", { name });
    await link.focus();
    await link.hover();
    await page.mouse.down();
    const answer = page.waitForResponse(answered);
    release();
    await answer;
    await page.waitForTimeout(500);
    await expect(link).toBeFocused();
    await page.mouse.up();
    await page.waitForURL(`**${to}`, { timeout: 20_000 });
  });

test("keeps every clickable element the same during hydration", async ({ page }) => {
  test.setTimeout(300_000);
  const [guide]: { slug: string }[] = await (await page.request.get("/api/guides?lang=es")).json();
  const paths = [
    ...fixedPages,
    "/guias",
    `/guias/${guide?.slug}`,
    `/proyecto/${(await firstOf(page, "projects")).slug}`,
    `/blog/${(await firstOf(page, "blog")).slug}`,
    "/portfolio/estancia/cocina",
    "/no-existe",
    ...missing.map(([address]) => address),
  ];
  const languages = ["es", "ca", "en"] as const;
  for (const [index, path] of paths.entries()) {
    const address = localizedPath(path, languages[index % 3] ?? "es");
    const release = await hold(page, "**/*.js");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => {
      const pressed = document.querySelectorAll("a, button, summary, input, select, textarea");
      Object.assign(window, { pressed: [...pressed] });
    });
    release();
    await hydrated(page);
    // The API's responses have arrived by then.
    await page.waitForTimeout(700);
    const gone = await page.evaluate(() =>
      (window as unknown as { pressed: Element[] }).pressed
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(gone, address).toEqual([]);
    await page.unroute("**/*.js");
  }
});

test("follows a link whose data never arrive, or need newer scripts", async ({ page }) => {
  await page.setViewportSize(desktop);
  const bar = page.getByRole("navigation", { name: "Principal" });
  await open(page, "/");
  await page.route("**/page-data/portfolio/page-data.json", () => undefined);
  await bar.getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio", { timeout: 20_000, waitUntil: "commit" });
  await expect(page.locator("main article")).toHaveCount((await list(page, "projects")).length);
  // Its scripts still wait for their data, and its links are ordinary ones.
  await page.route(
    "**/page-data/contacto/page-data.json",
    async (route) => {
      const data = await (await route.fetch()).json();
      await route.fulfill({ json: { ...data, componentChunkName: "component---src-templates-of-tomorrow-tsx" } });
    },
    { times: 1 },
  );
  await bar.getByRole("link", { name: "Sobre mí" }).click();
  await page.waitForURL("**/sobre-mi", { timeout: 20_000 });
  await page.mouse.wheel(0, 1);
  await hydrated(page);
  await bar.getByRole("link", { name: "Contacto" }).click();
  await page.waitForURL("**/contacto", { timeout: 20_000 });
  await expect(page.getByLabel("Mensaje")).toBeVisible();
});

test("follows the last of two clicks, and cancels a pending one with Back", async ({ page }) => {
  await page.setViewportSize(desktop);
  const bar = page.getByRole("navigation", { name: "Principal" });
  await open(page, "/");
  const release = await hold(page, "**/page-data/portfolio/page-data.json");
  await bar.getByRole("link", { name: "Portfolio" }).click();
  await bar.getByRole("link", { name: "Sobre mí" }).click();
  await page.waitForURL("**/sobre-mi", { timeout: 20_000 });
  const came = page.waitForResponse("**/page-data/portfolio/page-data.json");
  release();
  await came;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/sobre-mi$/);
  await page.route("**/page-data/contacto/page-data.json", () => undefined);
  await bar.getByRole("link", { name: "Contacto" }).click();
  await page.goBack();
  await page.waitForTimeout(3500);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("has ordinary links where scripts fail", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/proyecto/no-existe-ninguno");
  await page.getByRole("link", { name: "Volver al portfolio" }).click();
  await page.waitForURL("**/portfolio");
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "CA", exact: true }).click();
  await page.waitForURL("**/ca/portfolio");
});
