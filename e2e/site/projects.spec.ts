import type { Page } from "@playwright/test";
import { desktop, expect, list, open, phone, test } from "./support";

type Full = {
  slug: string;
  title: string;
  clientName: string;
  cost: string;
  clientQuote: string;
  materials: string[];
  galleryImages: string[];
  beforeImage: string;
  afterImage: string;
  rooms: string[];
};

async function projectWith(page: Page, fits: (project: Full) => boolean): Promise<Full> {
  const projects = (await list(page, "projects")) as unknown as Full[];
  const found = projects.find(fits);
  if (!found) throw new Error("No such project in the demo");
  return found;
}

test("filters the portfolio by kind, keeps the choice in the address and goes back", async ({ page }) => {
  await page.setViewportSize(desktop);
  const all = await list(page, "projects");
  await open(page, "/portfolio");
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(all.length);
  const tabs = page.getByRole("navigation", { name: "Filtrar por tipo" });
  await tabs.getByRole("link", { name: "Particulares" }).click();
  await expect(page).toHaveURL(/\/portfolio\?categoria=residencial$/);
  await expect(cards).toHaveCount(all.filter((project) => project.category === "residencial").length);
  await page.goBack();
  await expect(cards).toHaveCount(all.length);
  await open(page, "/portfolio?categoria=constructora");
  await expect(cards).toHaveCount(all.filter((project) => project.category === "constructora").length);
  await expect(tabs.getByRole("link", { name: "Constructoras" })).toHaveAttribute("aria-current", "true");
});

test("finds projects by kind of client, room, district and budget, each on a page of its own", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/ca/portfolio");
  const found = page.getByRole("navigation", { name: "Cerca per client, estança, districte o pressupost" });
  await expect(found.getByRole("link", { name: "Cuina" })).toBeHidden();
  await found.getByText("Cerca per").press("Enter");
  await found.getByRole("link", { name: "Cuina" }).press("Enter");
  await page.waitForURL("**/ca/portfolio/estancia/cocina");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projectes de cuines a Madrid");
  await expect(found.getByRole("link", { name: "Cuina" })).toHaveAttribute("aria-current", "page");
  const kitchens = (await list(page, "projects", "ca")).filter(({ rooms = [] }) => rooms.includes("cocina"));
  await expect(page.locator("main article h2")).toHaveText(kitchens.map(({ title }) => title));
  await page.locator("main article").getByRole("link").first().click();
  await page.waitForURL("**/ca/proyecto/*");
  await page.getByRole("complementary").getByRole("link", { name: "Cuina" }).click();
  await page.waitForURL("**/ca/portfolio/estancia/cocina");
});

test("prints a project's facts as plain text, without buttons", async ({ page }) => {
  const { slug } = await projectWith(page, ({ rooms }) => rooms.length > 0);
  await page.goto(`/proyecto/${slug}`);
  await page.emulateMedia({ media: "print" });
  const facts = page.getByRole("complementary");
  await expect(facts.getByRole("term").filter({ hasText: "Estancia" })).toBeVisible();
  const room = facts.locator("dd a").first();
  await expect(room).toBeVisible();
  await expect(room).toHaveCSS("text-decoration-line", "none");
  await expect(facts.locator("a.button")).toBeHidden();
});

test("opens photographs full screen, wraps in both directions by key, button and swipe, and restores the focus", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const { slug, galleryImages } = await projectWith(page, (project) => project.galleryImages.length >= 2);
  const total = galleryImages.length;
  await open(page, `/proyecto/${slug}`);
  const opener = page.getByRole("link", { name: /Ampliar imagen 1 de/ });
  await opener.click();
  const box = page.getByRole("dialog", { name: "Galería de imágenes" });
  await expect(box).toBeVisible();
  const at = (index: number) => expect(box.getByText(`${index} de ${total}`)).toBeVisible();
  await at(1);
  await page.keyboard.press("ArrowLeft");
  await at(total);
  await page.keyboard.press("ArrowRight");
  await at(1);
  await box.getByRole("button", { name: "Siguiente" }).click();
  await at(2);
  await page.mouse.move(500, 450);
  await page.mouse.down();
  await page.mouse.move(800, 450, { steps: 5 });
  await page.mouse.up();
  await at(1);
  for (let step = 0; step < 8; step++) await page.keyboard.press("Tab");
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

test("names an icon in a tooltip after 700 ms, until the pointer leaves", async ({ page }) => {
  await page.setViewportSize(desktop);
  const { slug } = await projectWith(page, (project) => project.galleryImages.length >= 2);
  await open(page, `/proyecto/${slug}`);
  await page.getByRole("link", { name: /Ampliar imagen 1 de/ }).click();
  await page.getByRole("button", { name: "Siguiente" }).hover();
  await page.waitForTimeout(400);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(page.getByRole("tooltip")).toHaveText("Siguiente", { timeout: 2000 });
  await page.mouse.move(400, 300);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("compares before and after with mouse, finger and keys", async ({ page }) => {
  await page.setViewportSize(phone);
  const { slug } = await projectWith(page, (project) => project.beforeImage !== "" && project.afterImage !== "");
  await open(page, `/proyecto/${slug}`);
  const slider = page.getByRole("slider", { name: "Comparar antes y después" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("51");
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not on the page");
  await slider.scrollIntoViewIfNeeded();
  await slider.click({ position: { x: box.width * 0.2, y: box.height / 2 } });
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(30);
});

test("links a project to the next and the previous one", async ({ page }) => {
  const projects = await list(page, "projects");
  await open(page, `/proyecto/${projects[0]?.slug}`);
  const next = page.getByRole("link", { name: /Proyecto siguiente/ });
  await expect(page.locator(".card", { has: next }).locator("img")).toHaveAttribute("alt", /\S/);
  await next.click();
  await page.waitForURL(`**/proyecto/${projects[1]?.slug}`);
  await page.getByRole("link", { name: /Proyecto anterior/ }).click();
  await page.waitForURL(`**/proyecto/${projects[0]?.slug}`);
});

test("compares before and after on the home page by key, and links to the project", async ({ page }) => {
  const { slug, title } = await projectWith(page, (one) => one.beforeImage !== "" && one.afterImage !== "");
  await open(page, "/");
  const slider = page.getByRole("slider", { name: "Comparar antes y después" });
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveValue("49");
  const section = page.locator("section", { has: slider });
  await expect(section.getByRole("link", { name: title })).toHaveAttribute("href", `/proyecto/${slug}`);
});

test("shows a project's materials, cost and client quote in the visitor's language", async ({ page }) => {
  const { slug } = await projectWith(page, ({ cost }) => cost !== "");
  await page.goto(`/en/proyecto/${slug}`);
  const shown: Full = await (await page.request.get(`/api/projects/${slug}?lang=en`)).json();
  await expect(page.getByRole("figure").getByRole("blockquote")).toHaveText(shown.clientQuote);
  await expect(page.locator("figcaption", { hasText: shown.clientName })).toBeVisible();
  const materials = page.locator("section", { has: page.getByRole("heading", { name: "Materials" }) });
  await expect(materials.getByRole("listitem")).toHaveText(shown.materials);
  await expect(page.locator("dl > div", { hasText: "Cost" })).toContainText(shown.cost);
});

test("says that a project does not exist, and links back to the portfolio", async ({ page }) => {
  const answer = await page.goto("/proyecto/no-existe-ninguno");
  expect(answer?.status()).toBe(404);
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole("heading", { name: "Proyecto no encontrado" })).toBeVisible();
  await expect(page.getByText("El proyecto que buscas no existe o ha sido removido.")).toBeVisible();
  await page.getByRole("link", { name: "Volver al portfolio" }).click();
  await page.waitForURL("**/portfolio");
});

test("features two projects on the home page, with a link to all", async ({ page }) => {
  await page.goto("/");
  const featured = (await list(page, "projects")).filter((project) => project.featured);
  await expect(page.locator("main article")).toHaveCount(Math.min(2, featured.length));
  if (featured.length > 2) await expect(page.getByRole("link", { name: "Ver todos los proyectos" })).toBeVisible();
});

test("counts a list of one project in the singular, in each language, also after hydration", async ({ page }) => {
  for (const [path, words] of [
    ["/portfolio/estancia/comedor", "1 proyecto"],
    ["/ca/portfolio/estancia/comedor", "1 projecte"],
    ["/en/portfolio/estancia/comedor", "1 project"],
  ] as const) {
    await open(page, path);
    await expect(page.getByText(words, { exact: true })).toHaveCount(1);
  }
});
