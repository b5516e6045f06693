import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { expect, test } from "../support";

/** «Ayuda» opens the owner's guide at the chapter about the current screen. */
test.describe.configure({ timeout: 240_000 });
const slowly = { timeout: 60_000 };

const chapters = readdirSync(join(__dirname, "../../../docs/guia"))
  .filter((name) => /^\d+-/.test(name))
  .map((name) => name.replace(/^\d+-|\.md$/g, ""));

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const help = (page: Page) => page.getByRole("link", { name: "Ayuda" });

test("opens at the chapter about each screen of the menu", async ({ panel }) => {
  await panel.goto("/admin/dashboard");
  for (const [screen, chapter] of [
    ["Dashboard", "El primer día"],
    ["Proyectos", "Un proyecto, de las fotografías a la web"],
    ["Blog", "El blog"],
    ["Páginas", "Las páginas fijas"],
    ["Consultas", "Las consultas"],
    ["Usuarios", "Usuarios"],
    ["Publicación", "Publicar"],
    ["Redirecciones", "Redirecciones"],
    ["Ajustes", "Ajustes"],
  ] as const) {
    const entry = panel.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: screen });
    await entry.click(slowly);
    await expect(entry).toHaveAttribute("aria-current", "page", slowly);
    await help(panel).click();
    await expect(panel).toHaveURL(/\/admin\/ayuda\//, slowly);
    await expect(title(panel)).toHaveText(chapter, slowly);
    await expect(help(panel)).toHaveAttribute("aria-current", "page");
    await expect(panel).toHaveTitle(new RegExp(chapter));
  }
});

test("opens from the profile at that heading, in view and focused", async ({ panel }) => {
  await panel.goto("/admin/profile");
  await help(panel).press("Enter", slowly);
  const heading = panel.getByRole("heading", { name: "Tu perfil" });
  await expect(heading).toBeFocused(slowly);
  await expect(heading).toBeInViewport();
});

test("opens in a new tab when the form has unsaved changes", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill("A medias", slowly);
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible(slowly);
  const beside = panel.context().waitForEvent("page");
  await help(panel).click();
  await expect(title(await beside)).toHaveText("Un proyecto, de las fotografías a la web", slowly);
  await expect(panel.getByLabel("Título · Español")).toHaveValue("A medias");
});

test("has working pictures and links in every chapter, is accessible and fits a phone", async ({ panel }) => {
  test.setTimeout(600_000);
  await panel.setViewportSize({ width: 390, height: 844 });
  await panel.goto("/admin/ayuda");
  const places = new Set<string>();
  const links = new Set<string>();
  for (const chapter of chapters) {
    const link = panel.locator(`nav[aria-label=Capítulos] a[href="/admin/ayuda/${chapter}"]`);
    await link.click(slowly);
    await expect(panel).toHaveURL(new RegExp(`/${chapter}$`));
    // The previous chapter stays until the next one is loaded.
    await expect(title(panel)).toHaveText((await link.textContent()) ?? "", slowly);
    await expect(panel.locator("article h2").first()).toBeVisible(slowly);
    await picturesLoad(panel);
    for (const place of await anchors(panel)) places.add(`/admin/ayuda/${chapter}${place}`);
    for (const link of await addresses(panel)) links.add(link);
    expect(await axeFindings(panel)).toEqual([]);
    expect(await panel.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  expect([...links].filter((link) => !link.startsWith("/admin/assets/") && !places.has(link))).toEqual([]);
});

test("works by keyboard on a phone, from the menu and between chapters", async ({ panel }) => {
  await panel.setViewportSize({ width: 390, height: 844 });
  await panel.goto("/admin/contacts");
  await panel.getByRole("button", { name: "Abrir el menú" }).press("Enter", slowly);
  await help(panel).press("Enter");
  await expect(title(panel)).toHaveText("Las consultas", slowly);
  await expect(help(panel)).toHaveCount(0, slowly);
  await panel.getByRole("article").getByRole("link", { name: "Publicar" }).press("Enter");
  await expect(title(panel)).toHaveText("Publicar", slowly);
  await expect(title(panel)).toBeInViewport(slowly);
});

test("says that a chapter does not exist, and links back", async ({ panel }) => {
  await panel.goto("/admin/ayuda/nada");
  await expect(panel.getByRole("heading", { name: "No encontrado", level: 1 })).toBeVisible(slowly);
  await expect(panel).toHaveTitle(/No encontrado/);
  await panel.getByRole("link", { name: "Ir al Dashboard" }).click();
  await expect(panel).toHaveURL(/\/admin\/dashboard$/);
});

/** Expect that every picture loads when it comes into view. */
async function picturesLoad(page: Page): Promise<void> {
  for (const picture of await page.getByRole("article").getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth), slowly).toBe(1200);
  }
}

/** Return the link targets in this chapter: its beginning and its headings. */
const anchors = (page: Page) =>
  page.locator("article h2").evaluateAll((all) => ["", ...all.map((one) => `#${one.id}`)]);

const addresses = (page: Page) =>
  page.locator("article a, nav[aria-label=Capítulos] a").evaluateAll((all) =>
    all.map((one) => {
      const { pathname, hash } = new URL((one as HTMLAnchorElement).href);
      return pathname + decodeURIComponent(hash);
    }),
  );
