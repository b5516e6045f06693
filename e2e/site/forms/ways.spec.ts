import { desktop, expect, firstOf, list, open, phone, test } from "../support";

test("announces a new page by its name, in its own language", async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const [home, link, heading] of [
    ["/", "Sobre mí", /\S/],
    ["/ca", "Sobre mi", /\S/],
    ["/en", "About", /\S/],
  ] as const) {
    await open(page, home);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = target.parentElement?.closest("[aria-live]") ?? (target as Element).closest?.("[aria-live]");
          if (region && region.getAttribute("aria-live") !== "off") said.push(region.textContent ?? "");
        }
      }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    });
    await page.locator("header").getByRole("link", { name: link, exact: true }).click();
    await page.waitForURL(/sobre-mi$/);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(heading);
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    // The address changes before the page does, so the heading may still be the old one.
    const isAnnounced = async () => (await said()).includes((await title.textContent()) ?? "");
    await expect.poll(isAnnounced).toBe(true);
    expect((await said()).join()).not.toMatch(/Navigated/);
  }
});

test("aligns the header with the page on large screens", async ({ page }) => {
  const { slug } = await firstOf(page, "projects");
  for (const [width, address] of [1280, 1500, 1920, 2560].flatMap((width) =>
    ["/", "/portfolio", `/proyecto/${slug}`].map((address) => [width, address] as const),
  )) {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, address);
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        });
    expect(await edges("header > div"), `${address}, ${width} px`).toEqual(await edges("main .wrap"));
  }
});

test("links a service page and the portfolio's tabs to the projects of its kind, also without scripts", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const [address, name, category] of [
    ["/particulares", "Ver viviendas", "residencial"],
    ["/empresas", "Ver proyectos de empresa", "empresarial"],
  ] as const) {
    await open(page, address);
    await page.getByRole("link", { name }).click();
    const own = `/portfolio/cliente/${category}`;
    await page.waitForURL(`**${own}`);
    const fitting = (await list(page, "projects")).filter((project) => project.category === category);
    await expect(page.locator("main article")).toHaveCount(fitting.length);
    expect(await (await page.request.get(address)).text()).toContain(`href="${own}"`);
    await open(page, "/portfolio");
    const tabs = page.getByRole("navigation", { name: "Filtrar por tipo" });
    await expect(tabs.locator(`a[href="${own}"]`)).toHaveCount(1);
  }
});

test("links case studies and finished rooms to their project", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [address, section, title, slug] of [
    ["/empresas", "Tres encargos, en cifras", "Oficinas en Castellana", "oficina-castellana"],
    ["/en/particulares", "Room by room", "Kitchen, Retiro", "cocina-retiro"],
  ] as const) {
    await open(page, address);
    const around = page.locator("section", { has: page.getByRole("heading", { name: section }) });
    const links = around.locator("li").getByRole("link");
    await expect(links).toHaveCount(await around.locator("li").count());
    // The photograph belongs to the link: people press it.
    await around.locator("li", { hasText: title }).locator("img").click({ force: true });
    await page.waitForURL(`**/proyecto/${slug}`);
  }
});

test("leaves a usable page when a phone is rotated with the menu open", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/portfolio");
  await page.locator("header summary:visible").click();
  await expect(page.locator("main")).toHaveAttribute("inert", "");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("keeps the filter, the project asked about and the scroll position when the language is switched", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, "/portfolio");
  await page.getByRole("navigation", { name: "Filtrar por tipo" }).getByRole("link", { name: "Empresas" }).click();
  await page.locator("header").getByRole("link", { name: "CA", exact: true }).click();
  await page.waitForURL("**/ca/portfolio?categoria=empresarial");
  const [post] = await list(page, "blog");
  await open(page, `/blog/${post?.slug}`);
  const heading = page.getByRole("navigation", { name: "En este artículo" }).getByRole("link").first();
  await heading.click();
  const { search, hash } = new URL(page.url());
  expect(hash).not.toBe("");
  await page.locator("header").getByRole("link", { name: "EN", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/en/") && url.search === search && url.hash === hash);
});

test("requests only what a list shows: no articles and no galleries", async ({ page }) => {
  for (const [address, kind, unwanted] of [
    ["/blog", "blog", "content"],
    ["/portfolio", "projects", "challenges"],
    ["/", "projects/featured", "galleryImages"],
  ] as const) {
    const answered = page.waitForResponse((response) => response.url().includes(`/api/${kind}?`));
    await open(page, address);
    const records: Record<string, unknown>[] = await (await answered).json();
    expect(records.length, address).toBeGreaterThan(0);
    for (const record of records) {
      expect(Object.keys(record), address).not.toContain(unwanted);
      expect(Object.keys(record.media as object).length, address).toBeLessThanOrEqual(1);
    }
  }
});
