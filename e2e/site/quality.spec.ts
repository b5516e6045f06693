import { routesAfterAction, siteRoutes } from "@estudio/contract/routes";
import type { Page } from "@playwright/test";
import { axeFindings } from "../axe";
import { sideways } from "./appearance/zoomSupport";
import { desktop, expect, fillContactForm, firstOf, fixedPages, open, phone, tablet, test } from "./support";

const everyPage = async (page: Page) => [
  ...fixedPages,
  `/proyecto/${(await firstOf(page, "projects")).slug}`,
  `/blog/${(await firstOf(page, "blog")).slug}`,
  `/blog/categoria/${(await firstOf(page, "blog")).categorySlug}`,
  "/portfolio/estancia/cocina",
  "/no-existe",
];

/** Return the pages that search engines may index. */
const foundPages = async (page: Page) => {
  const hidden: string[] = ["/no-existe", ...routesAfterAction.map((name) => siteRoutes[name].path)];
  return (await everyPage(page)).filter((path) => !hidden.includes(path));
};
const prefixed = (prefix: string, path: string) => (prefix + path).replace(/(.)\/$/, "$1");

for (const [name, prefix, size] of [
  ["Spanish, on a phone", "", phone],
  ["Catalan, on a tablet", "/ca", tablet],
  ["English, on a desk", "/en", desktop],
] as const)
  test(`has no axe findings on any page in ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(size);
    for (const path of await everyPage(page)) {
      await open(page, prefixed(prefix, path));
      expect(await axeFindings(page), prefixed(prefix, path)).toEqual([]);
    }
  });

test("has no axe findings in the menu, the dropdown, the lightbox, the form's errors and the toast", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/");
  await page.locator("header summary:visible").click();
  expect(await axeFindings(page), "menu").toEqual([]);
  await page.setViewportSize(desktop);
  await open(page, "/portfolio");
  await page.locator("header summary:visible").click();
  expect(await axeFindings(page), "dropdown").toEqual([]);
  await open(page, `/proyecto/${(await firstOf(page, "projects")).slug}`);
  await page.getByRole("link", { name: /Ampliar imagen 1 de/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFindings(page), "lightbox").toEqual([]);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/contacto");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByText("Escribe tu nombre")).toBeVisible();
  expect(await axeFindings(page), "errors").toEqual([]);
  await fillContactForm(page);
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.locator("li[data-variant]")).toBeVisible();
  await page.waitForTimeout(400);
  expect(await axeFindings(page), "toast").toEqual([]);
});

/** The JSON-LD types of each kind of page. */
const presented: [RegExp, string[]][] = [
  [/^\/$/, ["ProfessionalService", "WebSite"]],
  [/^\/contacto$/, ["BreadcrumbList", "FAQPage", "ProfessionalService"]],
  [/^\/(?:empresas|constructoras|particulares)$/, ["BreadcrumbList", "FAQPage", "Service"]],
  [/^\/proyecto\//, ["BreadcrumbList", "CreativeWork"]],
  [/^\/blog\/categoria\//, ["BreadcrumbList"]],
  [/^\/blog\/./, ["BlogPosting", "BreadcrumbList"]],
  [/^\/sobre-mi$/, ["BreadcrumbList", "Person"]],
  [/^\/(?:portfolio|portfolio\/.+|blog|calculadora)$/, ["BreadcrumbList"]],
];

/**
 * The fields that Google requires or recommends; for types without rich results, the fields that make them complete.
 */
const fields: Record<string, string[]> = {
  ProfessionalService: [
    ...[
      "name",
      "address",
      "geo",
      "image",
      "logo",
      "openingHoursSpecification",
      "priceRange",
      "telephone",
      "url",
      "founder",
    ],
    ...["description", "sameAs"],
  ],
  WebSite: ["name", "url", "publisher", "inLanguage"],
  Service: ["name", "description", "serviceType", "provider", "areaServed", "url"],
  Person: ["name", "url", "worksFor"],
  Article: ["headline", "image", "datePublished", "dateModified", "author", "publisher", "description"],
  CreativeWork: ["name", "description", "image", "creator", "url"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

test("has its own title, languages and structured data on every page", async ({ page, baseURL }) => {
  const titles = new Set<string>();
  for (const path of await foundPages(page)) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).first().getAttribute("content");
    titles.add(await page.title());
    for (const name of ["description", "twitter:card", "twitter:title"])
      expect(await content(`meta[name="${name}"]`), `${path} ${name}`).toBeTruthy();
    for (const name of ["og:title", "og:description", "og:type", "og:image", "og:url"])
      expect(await content(`meta[property="${name}"]`), `${path} ${name}`).toBeTruthy();
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "", baseURL).pathname).toBe(path);
    const languages = await page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
    expect(languages).toEqual(["es", "ca", "en", "x-default"]);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const block of blocks) expect(JSON.parse(block)["@context"]).toBe("https://schema.org");
    const what = presented.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    expect(blocks.map((block) => JSON.parse(block)["@type"]).sort(), path).toEqual(what);
    for (const { "@type": type, ...told } of blocks.map((block) => JSON.parse(block)))
      for (const field of fields[type] ?? []) expect(told[field], `${path} ${type} ${field}`).toBeTruthy();
    for (const name of ["og:image:width", "og:image:height", "og:image:alt"])
      expect(await content(`meta[property="${name}"]`), `${path} ${name}`).toBeTruthy();
    const told = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "BreadcrumbList");
    const names: string[] = told?.itemListElement.map((one: { name: string }) => one.name) ?? [];
    const shown = page.getByRole("navigation", { name: "Estás en" }).getByRole("listitem");
    const title = await page.locator("h1").innerText();
    // Where the page has a title of its own, that is the last breadcrumb.
    expect([...(await shown.allInnerTexts()), title].slice(0, names.length), path).toEqual(names);
    if (what.includes("BlogPosting"))
      expect(await content('meta[property="article:published_time"]')).toMatch(/^20\d\d-/);
  }
  expect(titles.size).toBe((await foundPages(page)).length);
});

test("serves sitemap, feeds, robots.txt, icons and manifest that agree with the pages", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  expect(addresses).not.toContain("/vista-previa");
  for (const path of await foundPages(page))
    for (const prefix of ["", "/ca", "/en"]) expect(addresses).toContain(prefixed(prefix, path));
  for (const address of addresses.slice(0, 12)) expect((await page.request.get(address)).status(), address).toBe(200);
  for (const address of [
    "/rss.xml",
    "/ca/rss.xml",
    "/en/rss.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
    "/share.jpg",
  ])
    expect((await page.request.get(address)).status(), address).toBe(200);
});

test("stores no cookie and no data, requests nothing from third parties, and keeps its policy", async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && new URL(request.url()).origin !== new URL(baseURL ?? "").origin)
      foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy|violates/i.test(message.text())) refused.push(message.text());
  });
  page.on("pageerror", (error) => refused.push(error.message));
  for (const path of await everyPage(page)) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.waitForTimeout(200);
  }
  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    Object.keys(localStorage),
    (await indexedDB.databases()).length,
    Object.keys(sessionStorage).filter((key) => !key.includes("scroll")),
  ]);
  expect(stored).toEqual([[], 0, []]);
});

test("cuts nothing off sideways at 320 px and with wide text spacing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of await everyPage(page)) {
    await page.goto(path);
    await page.evaluate(async () => {
      const sheet = new CSSStyleSheet();
      await sheet.replace(
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await sideways(page), path).toBe(0);
  }
});

test("stays within the window with a long web address in any text", async ({ page }) => {
  test.setTimeout(300_000);
  const address = "https://www.plataformaarquitectura.example/proyectos/2026/reforma-integral-vivienda-madrid";
  for (const path of await everyPage(page)) {
    await open(page, path);
    // Replaces every text outside controls, including the studio's name in the header.
    await page.evaluate((word) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const controls =
        "button, label, legend, select, textarea, header nav, header summary, noscript, script, style, .skip";
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.textContent?.trim() && !text.parentElement?.closest(controls)) text.textContent = word;
    }, address);
    for (const size of [{ ...phone, width: 320 }, phone, tablet, desktop]) {
      await page.setViewportSize(size);
      expect([path, size.width, await sideways(page)]).toEqual([path, size.width, 0]);
    }
  }
});

test("shows everything the keyboard reaches, with a visible focus, not covered by the header", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/portfolio");
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { top, bottom } = element.getBoundingClientRect();
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const inBar = element.closest("header") !== null || element.classList.contains("skip");
      return {
        outlined: getComputedStyle(element).outlineStyle !== "none",
        seen: inBar || (bottom > bar && top < innerHeight),
        tag: element.outerHTML.slice(0, 80),
      };
    });
    expect(focus.outlined, focus.tag).toBe(true);
    expect(focus.seen, focus.tag).toBe(true);
  }
});
