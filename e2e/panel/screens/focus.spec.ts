import type { Page } from "@playwright/test";
import { api, expect, newProject, test, unique } from "../support";

/** Press Tab until the named element has the focus, as a person without a mouse does. */
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

test("focuses the next row or the heading after a deletion or a restore by keyboard", async ({ panel }) => {
  const named = unique("Sobra");
  for (const number of [1, 2, 3, 4]) await newProject(panel, { title: `${named} ${number}` });
  const filter = encodeURIComponent(JSON.stringify({ q: named }));
  await panel.goto(`/admin/projects?sort=title&order=ASC&filter=${filter}`);
  const remove = async (number: number) => {
    await panel.getByRole("button", { name: `Eliminar ${named} ${number}` }).press("Enter");
    await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).press("Enter");
  };
  await remove(1);
  await expect(panel.getByRole("link", { name: `${named} 2`, exact: true })).toBeFocused();
  for (const number of [2, 3]) await panel.getByLabel(`Seleccionar ${named} ${number}`).press("Space");
  await panel.getByRole("region", { name: "Selección" }).getByRole("button", { name: "Eliminar" }).press("Enter");
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).press("Enter");
  await expect(panel.getByRole("link", { name: `${named} 4`, exact: true })).toBeFocused();
  await remove(4);
  await expect(panel.getByRole("heading", { level: 1 })).toBeFocused();

  await panel.goto("/admin/papelera");
  const restore = (number: number) => panel.getByRole("button", { name: `Recuperar ${named} ${number}` });
  await restore(2).press("Enter");
  await expect(restore(2)).toHaveCount(0);
  await expect(panel.locator(":focus")).toHaveAccessibleName(/^Recuperar /);
});

test("keeps the focus when a section is opened, closed and opened again", async ({ panel }) => {
  await panel.goto("/admin/pages");
  const section = panel.getByRole("region").filter({ has: panel.getByRole("button", { name: "Editar" }) });
  const name = (await section.first().getAttribute("aria-label")) ?? "";
  const first = panel.getByRole("region", { name, exact: true });
  await first.getByRole("button", { name: "Editar" }).press("Enter");
  await expect(first.getByRole("heading", { name })).toBeFocused();
  await tabTo(panel, /^Cancelar/);
  await panel.keyboard.press("Enter");
  await expect(first.getByRole("button", { name: "Editar" })).toBeFocused();
});

test("never covers a focused field with the form's buttons", async ({ panel }) => {
  await panel.setViewportSize({ width: 1280, height: 900 });
  await panel.goto("/admin/pages/business?seccion=services");
  const section = panel.getByRole("region", { name: "Servicios", exact: true });
  await panel.getByRole("button", { name: "Los tres" }).click();
  await section.getByLabel("Título · Español").first().focus();
  let fields = 0;
  for (let count = 0; count < 60; count++) {
    await panel.keyboard.press("Tab");
    const covered = await panel.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLTextAreaElement || (focused instanceof HTMLInputElement && focused.type === "text")))
        return undefined;
      const { left, top } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + 4, top + 4);
      return focused.contains(above) || focused.closest(".MuiFormControl-root")?.contains(above) ? "" : focused.id;
    });
    if (covered === undefined) continue;
    fields++;
    expect(covered).toBe("");
  }
  expect(fields).toBeGreaterThan(20);
});

test("shows the focus on every screen", async ({ panel }) => {
  const project = await newProject(panel);
  const screens = [
    "dashboard",
    "projects",
    `projects/${project.id}/edit`,
    "blog",
    "pages",
    "contacts",
    "users",
    "publicacion",
  ];
  for (const screen of [...screens, "settings", "profile"]) {
    await panel.goto(`/admin/${screen}`);
    await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();
    await panel.waitForLoadState("networkidle");
    for (let count = 0; count < 30; count++) {
      await panel.keyboard.press("Tab");
      const unseen = await panel.evaluate(unseenFocus);
      expect(unseen, `/admin/${screen}`).toBe("");
    }
  }
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});

/** Return the focused control if neither it nor its frame shows the focus. */
function unseenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "";
  const shows = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  // A text field shows the focus in its frame, a checkbox around its hidden input.
  const frame = focused.closest(".MuiOutlinedInput-root.Mui-focused, .MuiPickersOutlinedInput-root.Mui-focused");
  const border = frame?.querySelector("fieldset");
  const framed = border ? Number.parseFloat(getComputedStyle(border).borderTopWidth) >= 2 : false;
  return framed || shows(focused) || shows(focused.closest(".Mui-focusVisible")) ? "" : focused.outerHTML.slice(0, 200);
}

test("keeps the focus, on the other arrow, when an item is moved to either end", async ({ panel }) => {
  await panel.goto("/admin/pages/homepage?seccion=testimonials");
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  await button("Subir testimonio 3").focus();
  await panel.keyboard.press("Enter");
  await expect(button("Subir testimonio 2")).toBeFocused();
  await panel.keyboard.press("Enter");
  await expect(button("Bajar testimonio 1")).toBeFocused();
  await panel.keyboard.press("Enter");
  await expect(button("Bajar testimonio 2")).toBeFocused();
  await panel.keyboard.press("Enter");
  await expect(button("Subir testimonio 3")).toBeFocused();
});
