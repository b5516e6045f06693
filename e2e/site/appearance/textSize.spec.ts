import { languages, localizedPath } from "@estudio/contract";
import type { Page } from "@playwright/test";
import { expect, fillContactForm, firstOf, fixedPages, open, phone, test } from "../support";
import { beyondWindow, clippedTexts, coveredControls, sideways } from "./zoomSupport";

/** Doubles the browser's own text size: letters grow, the window does not (WCAG 1.4.4). */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] });
    },
    { scope: "worker" },
  ],
});

const window = { width: 1280, height: 1024 };
const everyPage = async (page: Page) => [
  ...fixedPages,
  `/proyecto/${(await firstOf(page, "projects")).slug}`,
  `/blog/${(await firstOf(page, "blog")).slug}`,
];

test("fits every page into the window with letters twice as large, with nothing cut off or covered", async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.setViewportSize(window);
  for (const path of await everyPage(page)) {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await sideways(page), path).toBe(0);
    expect(await clippedTexts(page), path).toEqual([]);
    expect(await coveredControls(page), path).toEqual([]);
  }
});

test("has a usable menu, form and lightbox with letters twice as large", async ({ page }) => {
  await page.setViewportSize(window);
  await open(page, "/contacto");
  await page.locator("header summary:visible").click();
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/");
  await fillContactForm(page);
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.locator("li[data-variant]")).toBeInViewport({ ratio: 1 });
  await open(page, `/proyecto/${(await firstOf(page, "projects")).slug}`);
  await page.getByRole("link", { name: /Ampliar imagen 1 de/ }).click();
  const box = page.getByRole("dialog");
  for (const name of ["Anterior", "Siguiente", "Cerrar"])
    await expect(box.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  expect((await box.locator("img").boundingBox())?.height).toBeGreaterThan(window.height / 2);
});

for (const lang of languages)
  test(`fits every page and its menu into a phone with letters twice as large (${lang})`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(phone);
    for (const path of [...(await everyPage(page)), "/portfolio?categoria=residencial", "/guias"]) {
      const address = localizedPath(path, lang);
      await open(page, address);
      expect(await sideways(page), address).toBe(0);
      expect(await beyondWindow(page), address).toEqual([]);
      expect(await clippedTexts(page), address).toEqual([]);
      expect(await coveredControls(page), address).toEqual([]);
    }
    await page.locator("header summary:visible").click();
    await expect(page.locator("header summary:visible")).toBeInViewport({ ratio: 1 });
    expect(await beyondWindow(page)).toEqual([]);
  });
