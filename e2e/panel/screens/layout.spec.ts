import type { Locator, Page } from "@playwright/test";
import { api, expect, test } from "../support";

/** Layout on a laptop, beside a preview, and enlarged to 200 % (WCAG 1.4.10). */
type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (of: Locator): Promise<Box> => {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not shown`);
  return box;
};
const boxesOf = async (of: Locator) => Promise.all((await of.all()).map(boxOf));
const meet = (a: Box, b: Box) =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

async function openArticle(panel: Page) {
  const [post] = await api<{ id: number }[]>(panel.request, "GET", "/api/admin/blog?range=[0,0]");
  await panel.goto(`/admin/blog/${post?.id}/edit`);
  await expect(panel.getByRole("textbox", { name: /^Contenido(?: · Español)?$/ })).toBeVisible();
}

test("leaves room beside the preview for an article in three languages", async ({ panel }) => {
  await panel.setViewportSize({ width: 1440, height: 900 });
  await openArticle(panel);
  await panel.getByRole("button", { name: "Los tres" }).click();
  await panel.getByLabel("Ver el artículo mientras escribo").check();
  const preview = panel.getByTitle("Vista previa del artículo");
  await expect(preview).toBeVisible();
  for (const width of [1440, 1366, 1200]) {
    await panel.setViewportSize({ width, height: 820 });
    const texts = await boxesOf(panel.getByLabel(/^Contenido · (?:Español|Català|English)$/));
    expect(texts.map((text) => text.width > 280)).toEqual([true, true, true]);
    const bars = panel.getByRole("group", { name: /^Formato · / });
    const buttons = await Promise.all((await bars.all()).map((bar) => boxesOf(bar.getByRole("button"))));
    const [first = [], second = [], third = []] = buttons;
    const others = [...texts, await boxOf(preview)];
    for (const button of [...first, ...second, ...third])
      expect(others.filter((other) => meet(button, other))).toEqual([]);
    for (const button of first) expect([...second, ...third].filter((other) => meet(button, other))).toEqual([]);
    for (const button of second) expect(third.filter((other) => meet(button, other))).toEqual([]);
  }
});

for (const [width, height] of [
  [720, 450],
  [683, 410],
  [844, 390],
] as const)
  test(`leaves the height to the text when enlarged to ${width} by ${height}`, async ({ panel }) => {
    await panel.setViewportSize({ width, height });
    await openArticle(panel);
    const field = panel.getByRole("textbox", { name: "Contenido", exact: true });
    await field.scrollIntoViewIfNeeded();
    await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const kept = await panel.evaluate(() => {
      const isKept = (element: Element) => ["sticky", "fixed"].includes(getComputedStyle(element).position);
      const shown = [...document.querySelectorAll("body *")].filter(isKept).map((one) => one.getBoundingClientRect());
      const inSight = shown.filter(({ top, bottom, width }) => width > 100 && bottom > 0 && top < innerHeight);
      return inSight.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
    });
    expect(kept / height).toBeLessThan(0.2);
    await panel.goto("/admin/pages/about?seccion=hero");
    const buttons = panel.getByRole("button", { name: "Guardar y publicar" });
    await panel.getByRole("textbox", { name: "Título", exact: true }).first().focus();
    await expect(buttons).not.toBeInViewport();
    await buttons.focus();
    await expect(buttons).toBeInViewport();
  });

test("keeps the bar of a selection in sight in a high window and lets it scroll away in a low one", async ({
  panel,
}) => {
  await panel.setViewportSize({ width: 1280, height: 800 });
  await panel.goto("/admin/projects");
  await panel.getByRole("checkbox").first().check();
  const bar = panel.getByRole("region", { name: "Selección" });
  const scrolled = async () => {
    await panel.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return bar;
  };
  await expect(await scrolled()).toBeInViewport();
  await panel.setViewportSize({ width: 640, height: 400 });
  await expect(await scrolled()).not.toBeInViewport();
});

for (const height of [820, 657])
  test(`shows the sign-out button on a laptop of 1366 by ${height}`, async ({ panel }) => {
    await panel.setViewportSize({ width: 1366, height });
    await panel.goto("/admin/dashboard");
    await expect(panel.getByRole("button", { name: "Cerrar Sesión" })).toBeInViewport({ ratio: 1 });
    const places = panel.getByRole("navigation", { name: "Principal" });
    await expect(places.getByRole("link", { name: "Dashboard" })).toBeInViewport({ ratio: 1 });
    await places.getByRole("link", { name: "Ajustes" }).focus();
    await expect(places.getByRole("link", { name: "Ajustes" })).toBeInViewport({ ratio: 1 });
  });
