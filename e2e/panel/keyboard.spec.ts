import type { Page } from "@playwright/test";
import { api, expect, newProject, test, toast } from "./support";

/** Tab until the named thing has the focus: what a person without a mouse does. */
async function tabTo(page: Page, name: RegExp, limit = 80) {
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const one = document.activeElement as HTMLInputElement | null;
      return [one?.getAttribute("aria-label"), one?.labels?.[0]?.textContent, one?.textContent]
        .filter(Boolean)
        .join("|");
    });
    if (name.test(focused)) return;
  }
  throw new Error(`No se llega a ${name} con el tabulador`);
}

test("a Catalan text is corrected without a mouse", async ({ panel }) => {
  const project = await newProject(panel, {
    title: "Sin ratón",
    translations: { ca: { title: "Sense ratoli" }, en: {} },
  });
  await panel.goto("/admin/projects");
  await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();
  await panel.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await panel.keyboard.press("Enter");
  await tabTo(panel, /Buscar por título/);
  await panel.keyboard.type("sin raton");
  await expect(panel.getByRole("link", { name: "Sin ratón" }).first()).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ has: panel.getByRole("checkbox") })).toHaveCount(1);
  await tabTo(panel, /Editar Sin ratón/);
  await panel.keyboard.press("Enter");
  await expect(panel.getByLabel("Título · Català")).toHaveValue("Sense ratoli");
  await tabTo(panel, /Título · Català/);
  await panel.keyboard.press("Control+A");
  await panel.keyboard.type("Sense ratolí");
  await panel.keyboard.press("Enter");
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const stored = await api<{ translations: { ca: { title: string } } }>(
    panel.request,
    "GET",
    `/api/admin/projects/${project.id}`,
  );
  expect(stored.translations.ca.title).toBe("Sense ratolí");
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});

test("last week's enquiries are answered without a mouse", async ({ panel }) => {
  await panel.goto("/admin/contacts?filter=%7B%22state%22%3A%22new%22%7D");
  const first = panel
    .getByRole("listitem")
    .filter({ has: panel.getByRole("checkbox") })
    .first();
  const name = (await first.getByRole("link").first().textContent()) ?? "";
  await tabTo(panel, new RegExp(`^${name}`));
  await panel.keyboard.press("Enter");
  const dialog = panel.getByRole("dialog", { name });
  await expect(dialog.getByRole("link", { name: /@/ })).toBeVisible();
  await expect(dialog.getByText("Leída")).toBeVisible();
  await tabTo(panel, /Marcar como atendida/);
  await panel.keyboard.press("Enter");
  await expect(dialog.getByText("Atendida", { exact: true })).toBeVisible();
  await panel.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
