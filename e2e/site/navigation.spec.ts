import { desktop, expect, hydrated, open, phone, test } from "./support";

test("has a transparent header on the hero, which turns white after 50 px of scrolling", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const address of ["/", "/empresas", "/constructoras", "/particulares"]) {
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = page.locator("header[data-clear]");
    await expect(bar).toHaveAttribute("data-clear", "true");
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(bar).toHaveAttribute("data-clear", "true");
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(bar).toHaveAttribute("data-clear", "false");
  }
  await open(page, "/portfolio");
  await expect(page.locator("header[data-clear]")).toHaveAttribute("data-clear", "false");
});

test("opens the services by keyboard, marks the current page, and restores the focus with Escape", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Principal" });
  const services = nav.locator("summary");
  await services.focus();
  await page.keyboard.press("Enter");
  await expect(nav.getByRole("link", { name: "Constructoras" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(nav.getByRole("link", { name: "Constructoras" })).toBeHidden();
  await expect(services).toBeFocused();
  // Also directly after the click, before the browser fires the toggle event.
  await services.evaluate((summary: HTMLElement) => {
    summary.click();
    summary.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await expect(nav.getByRole("link", { name: "Constructoras" })).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/constructoras");
  await expect(services).toHaveAttribute("data-active", "true");
  await services.click();
  await expect(nav.getByRole("link", { name: "Constructoras" })).toHaveAttribute("aria-current", "page");
  await page.locator("main").click({ position: { x: 5, y: 400 } });
  await expect(nav.getByRole("link", { name: "Constructoras" })).toBeHidden();
});

test("starts every route at the top, and marks the link of the page or its section", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/portfolio");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Sobre mí" }).click();
  await page.waitForURL("**/sobre-mi");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, "/portfolio");
  await page.locator("main article a").first().click();
  await page.waitForURL("**/proyecto/**");
  await page.goBack();
  await page.waitForURL("**/portfolio");
  await expect(page.locator("header a[aria-current=page]:visible")).toHaveText("Portfolio");
});

test("holds every page and language in the phone's menu, keeps the focus in it, and closes it on navigation", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/");
  const toggle = page.locator("header summary:visible");
  await expect(toggle).toHaveText("Menú", { useInnerText: true });
  await toggle.click();
  const sheet = page.getByRole("navigation", { name: "Principal" });
  for (const name of [
    "Inicio",
    "Sobre mí",
    "Portfolio",
    "Empresas",
    "Constructoras",
    "Particulares",
    "Blog",
    "Contacto",
  ])
    await expect(sheet.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(sheet.getByText("Idioma", { exact: true })).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("inert", "");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await sheet.getByRole("link", { name: "Blog", exact: true }).click();
  await page.waitForURL("**/blog");
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
});

test("reloads the same page under the other prefix when the language is switched", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/empresas");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator("header").getByRole("link", { name: "CA", exact: true }).click();
  await page.waitForURL("**/ca/empresas");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
  await expect(page.locator("html")).toHaveAttribute("lang", "ca");
  await hydrated(page);
  await page.locator("header").getByRole("link", { name: "ES", exact: true }).click();
  await page.waitForURL(/\/empresas$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("starts a revisited page at its top, except with Back, which keeps the position", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/empresas");
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await page.goto("/ca/empresas");
  await open(page, "/empresas");
  // Gatsby scrolls in the frames after hydration.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
  await page.goto("/ca/empresas");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
});

test("leads below the hero with the home page's arrow", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/");
  await page.getByRole("link", { name: "Seguir bajando" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test("says at an unknown address that it does not exist, in English and in the page's language", async ({ page }) => {
  for (const [address, text, lang] of [
    ["/no-existe", "Esta página no existe o ha cambiado de sitio.", "es"],
    ["/ca/no-existe", "Aquesta pàgina no existeix o ha canviat de lloc.", "ca"],
    ["/en/no/existe", "This page does not exist or has moved.", "en"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await page.mouse.wheel(0, 1);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }
});
