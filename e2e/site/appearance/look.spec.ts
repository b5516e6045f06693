import type { Locator, Page } from "@playwright/test";
import { desktop, expect, firstOf, open, phone, test } from "../support";

const box = async (locator: Locator) => {
  const found = await locator.first().boundingBox();
  if (!found) throw new Error("Not on the page");
  return found;
};

test("shows a hero's picture without text on it, in portrait on a phone", async ({ page }) => {
  for (const size of [phone, desktop, { width: 2560, height: 1440 }])
    for (const address of ["/", "/empresas", "/constructoras", "/particulares"]) {
      await page.setViewportSize(size);
      await open(page, address);
      await page.evaluate(() => window.scrollTo(0, 0));
      const [picture, bar, title] = [
        await box(page.locator("main img")),
        await box(page.locator("header")),
        await box(page.locator("h1")),
      ];
      const where = `${address} ${size.width}`;
      expect(picture.y, where).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      expect(title.y, where).toBeGreaterThanOrEqual(picture.y + picture.height);
      expect(picture.width, where).toBe(size.width);
      if (size === phone) expect(picture.height, where).toBeGreaterThan(picture.width);
    }
});

/** Return the distance in pixels between the last card and the end of its list. */
const leftOver = (list: Locator) =>
  list.evaluate((element) => {
    const { right = 0 } = element.lastElementChild?.getBoundingClientRect() ?? {};
    const padding = Number.parseFloat(getComputedStyle(element).paddingRight);
    return Math.round(element.getBoundingClientRect().right - padding - right);
  });

test("ends lists with a full row, whatever their number", async ({ page }) => {
  for (const width of [820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const addresses = ["", "?categoria=empresarial", "?categoria=constructora", "?categoria=residencial"];
    const found = ["/portfolio/estancia/salon", "/portfolio/barrio/salamanca", "/portfolio/presupuesto/mas-120000"];
    for (const address of [...addresses.map((search) => `/portfolio${search}`), ...found, "/blog", "/guias"]) {
      await open(page, address);
      const list = page.locator("main ul:has(> li > article)");
      expect(await leftOver(list), `${address} ${width}`).toBe(0);
    }
  }
});

const numbers = [1, 2, 3, 4, 5, 7];

test("ends lists of one to seven cards with a full row", async ({ page }) => {
  test.setTimeout(240_000);
  for (const [address, call] of [
    ["/portfolio", "projects"],
    ["/blog", "blog"],
    ["/guias", "guides"],
  ] as const) {
    const [card] = await (await page.request.get(`/api/${call}?lang=es&fields=card`)).json();
    for (const number of numbers) {
      const cards = Array.from({ length: number }, (_, index) => ({ ...card, id: index, slug: `tarjeta-${index}` }));
      await page.route(`**/api/${call}?*`, (route) => route.fulfill({ json: cards }));
      await open(page, address);
      const list = page.locator("main ul:has(> li > article)");
      await expect(list.locator("> li"), `${address} ${number}`).toHaveCount(number);
      for (const width of [390, 820, 1440, 2560]) {
        await page.setViewportSize({ width, height: 1000 });
        expect(await leftOver(list), `${number} at ${address}, ${width}`).toBe(0);
      }
      await page.unroute(`**/api/${call}?*`);
    }
  }
});

/** Return the average number of characters in the full lines of a text's paragraphs. */
const perLine = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((paragraphs) => {
    const counts: number[] = [];
    for (const paragraph of paragraphs) {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent ?? "").length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom } = range.getBoundingClientRect();
          lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
        }
      counts.push(...[...lines.values()].slice(0, -1));
    }
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  });

test("sets projects and articles at 60 to 70 characters a line", async ({ page }) => {
  const { slug } = await firstOf(page, "projects");
  const { slug: post } = await firstOf(page, "blog");
  for (const width of [1440, 2560])
    for (const [address, text] of [
      [`/proyecto/${slug}`, "article section p, article p + p"],
      [`/blog/${post}`, "article h2 ~ p"],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await open(page, address);
      const characters = await perLine(page, text);
      expect(characters, `${address} ${width}`).toBeGreaterThanOrEqual(58);
      expect(characters, `${address} ${width}`).toBeLessThanOrEqual(70);
    }
});

test("moves a card's picture on hover and focus, but not for visitors who prefer reduced motion", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const address of ["/", "/portfolio", "/blog", "/empresas", "/particulares"]) {
    await open(page, address);
    await expect(page.locator('main img[alt=""]'), address).toHaveCount(0);
  }
  await open(page, "/portfolio");
  const card = page.locator("main article").first();
  const moved = () => card.locator("img").evaluate((image) => getComputedStyle(image).transform !== "none");
  expect(await moved()).toBe(false);
  await card.hover();
  await expect.poll(moved).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(moved).toBe(false);
  await card.getByRole("link").focus();
  await expect.poll(moved).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moved).toBe(false);
});

test("uses the browser's own arrow of selects in forced colors, where a drawn one might be invisible", async ({
  page,
}) => {
  const drawn = () =>
    page
      .locator("main select")
      .evaluateAll((selects) => selects.map((one) => getComputedStyle(one).backgroundImage !== "none"));
  for (const address of ["/contacto", "/calculadora"]) {
    await page.emulateMedia({ forcedColors: "none" });
    await open(page, address);
    expect(new Set(await drawn()), address).toEqual(new Set([true]));
    await page.emulateMedia({ forcedColors: "active" });
    expect(new Set(await drawn()), address).toEqual(new Set([false]));
  }
});

test("marks only the chosen filter and the current page in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(desktop);
  for (const [address, filter, chosen] of [
    ["/portfolio?categoria=residencial", "Filtrar por tipo", "Particulares"],
    ["/en/portfolio?categoria=empresarial", "Filter by type", "Business"],
    ["/blog/categoria/reformas", "Categorías", "Reformas"],
  ] as const) {
    await open(page, address);
    const links = page.getByRole("navigation", { name: filter }).getByRole("link");
    await expect.poll(() => marked(links), address).toEqual([chosen]);
  }
  const menu = page.locator("header nav li").locator("> a:not([hreflang]), > details > summary");
  for (const [address, current] of [
    ["/empresas", "Servicios"],
    ["/sobre-mi", "Sobre mí"],
  ] as const) {
    await open(page, address);
    await expect.poll(() => marked(menu), address).toEqual([current]);
  }
  await page.setViewportSize(phone);
  await page.locator("header summary:visible").click();
  const decoration = await menu
    .locator("visible=true")
    .evaluateAll((all) => all.map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]));
  expect(decoration.filter(([, line]) => line === "underline")).toEqual([["Sobre mí", "underline"]]);
});

/** Return the names of the links with a line below them: underline, border or pseudo-element. */
const marked = (links: Locator) =>
  links.evaluateAll((all: HTMLElement[]) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const drawn = (width: string, color: string) => width !== "0px" && color !== ground;
    return all
      .filter((link) => {
        const own = getComputedStyle(link);
        const after = getComputedStyle(link, "::after");
        return (
          link.checkVisibility() &&
          (own.textDecorationLine === "underline" ||
            drawn(own.borderBottomWidth, own.borderBottomColor) ||
            (after.transform.startsWith("matrix(1,") && drawn(after.borderTopWidth, after.borderTopColor)))
        );
      })
      .map((link) => link.innerText.trim());
  });

test("fits a photograph opened in its own window into the window", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/portfolio");
  const source = await page.locator("main article img").first().getAttribute("src");
  await page.goto(source?.replace(/\/\d+\.\w+$/, ".jpg") ?? "");
  const picture = page.locator("img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(phone.width);
  expect((await box(picture)).width).toBeLessThanOrEqual(phone.width);
});
