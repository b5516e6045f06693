import { localizedPath } from "@estudio/contract";
import type { Page } from "@playwright/test";
import { expect, fillContactForm, firstOf, fixedPages, open, test } from "../support";
import { clippedTexts, coveredControls, sideways } from "./zoomSupport";

/** A window of 1280 by 1024 at 200 % and at 400 %, in CSS pixels (WCAG 1.4.4, 1.4.10). */
const zooms = [
  ["200 %", { width: 640, height: 512 }],
  ["400 %", { width: 320, height: 256 }],
] as const;
const [, [, atFour]] = zooms;

const everyPage = async (page: Page) => [
  ...fixedPages,
  `/proyecto/${(await firstOf(page, "projects")).slug}`,
  `/blog/${(await firstOf(page, "blog")).slug}`,
  "/no-existe",
];

for (const [zoom, size] of zooms)
  test(`fits every page into the window at ${zoom}, with no text cut off and no control covered`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(size);
    const languages = ["es", "ca", "en"] as const;
    for (const [index, path] of (await everyPage(page)).entries()) {
      const address = localizedPath(path, languages[index % 3] ?? "es");
      await open(page, address);
      expect(await sideways(page), address).toBe(0);
      expect(await clippedTexts(page), address).toEqual([]);
      expect(await coveredControls(page), address).toEqual([]);
    }
  });

test("leaves the window to the text at 400 %, and never covers the focus with the header", async ({ page }) => {
  await page.setViewportSize(atFour);
  for (const address of ["/", "/contacto", `/blog/${(await firstOf(page, "blog")).slug}`]) {
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, 600));
    const bar = await page.locator("header").first().boundingBox();
    expect(Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)), address).toBeLessThan(atFour.height / 5);
    await page.locator("main").focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      // The page may still be scrolling.
      await expect.poll(() => page.evaluate(focusIsSeen), { message: `${address}, stop ${step + 1}` }).toBe(true);
    }
  }
});

test("moves the focus out from under the share bar at 400 %, however late the bar appears", async ({ page }) => {
  await page.setViewportSize(atFour);
  await open(page, `/blog/${(await firstOf(page, "blog")).slug}`);
  const link = page.getByRole("navigation", { name: "En este artículo" }).getByRole("link").first();
  const held: (() => void)[] = [];
  await page.route("**/*.js", async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await link.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeFocused();
  // At the position of the coming bar.
  await link.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(page.getByRole("complementary", { name: "Compartir" })).toBeVisible();
  await expect.poll(() => page.evaluate(focusIsSeen)).toBe(true);
});

test("reaches the last link of the menu at 400 %", async ({ page }) => {
  await page.setViewportSize(atFour);
  await open(page, "/sobre-mi");
  await page.locator("header summary:visible").click();
  const sheet = page.getByRole("navigation", { name: "Principal" });
  const last = sheet.getByRole("link", { name: "Consulta gratuita" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.locator("header summary:visible")).toBeInViewport({ ratio: 1 });
  await last.click();
  await page.waitForURL("**/contacto");
});

test("fills in and sends the form at 400 %, with readable errors and notice", async ({ page }) => {
  await page.setViewportSize(atFour);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/contacto");
  const send = page.getByRole("button", { name: "Enviar mensaje" });
  await send.click();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expect(page.getByLabel("Nombre")).toBeInViewport({ ratio: 1 });
  await fillContactForm(page);
  await send.click();
  const toast = page.locator("li[data-variant]");
  await expect(toast).toBeInViewport({ ratio: 1 });
  await toast.getByRole("button", { name: "Cerrar" }).click();
  await expect(toast).toBeHidden();
});

test("opens a photograph full screen at 400 %, with its buttons beside it", async ({ page }) => {
  await page.setViewportSize(atFour);
  await open(page, `/proyecto/${(await firstOf(page, "projects")).slug}`);
  await page.getByRole("link", { name: /Ampliar imagen 1 de/ }).click();
  const box = page.getByRole("dialog");
  // It may still be opening.
  await expect.poll(async () => (await box.locator("img").boundingBox())?.height).toBeGreaterThan(atFour.height / 2);
  for (const name of ["Anterior", "Siguiente", "Cerrar"])
    await expect(box.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await box.getByRole("button", { name: "Siguiente" }).click();
  await expect(box.getByText(/^2 de/)).toBeInViewport({ ratio: 1 });
  await box.getByRole("button", { name: "Cerrar" }).click();
  await expect(box).toBeHidden();
});

function focusIsSeen(): boolean {
  const focused = document.activeElement as HTMLElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, Math.min(innerHeight - 2, top + height / 2));
  return seen !== null && (focused.contains(seen) || seen.contains(focused));
}
