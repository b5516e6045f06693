import type { Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { api, expect, newProject, test } from "../support";

/** Checks every screen and dialog: accessible, in Spanish, and within the width of a phone, a tablet and a desktop. */
const addresses = [
  "dashboard",
  "projects",
  "projects/new",
  "blog",
  "blog/new",
  "pages",
  "pages/business",
  "contacts",
  "leads",
  "precios",
  "users",
  "actividad",
  "settings",
  "publicacion",
  "visibilidad",
  "categorias",
  "redirecciones",
  "papelera",
  "historial/settings/1",
  "profile",
  "ayuda/proyectos",
];

async function check(page: Page, name: string) {
  expect(await axeFindings(page), name).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, `${name}: too wide`).toBeLessThanOrEqual(0);
  expect(await englishWords(page), name).toEqual([]);
}

/** Return react-admin's English words on the screen, ignoring language names and users' texts. */
async function englishWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const names = [...document.querySelectorAll("[aria-label],[title],[placeholder]")].flatMap((one) =>
      ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""),
    );
    const own = [
      ...document.querySelectorAll("button,label,th,[role=status],[role=alert],h1,h2,[role=menuitem],[role=option]"),
    ]
      .filter((one) => !one.closest("[lang=en],[lang=ca]"))
      .map((one) => one.textContent);
    return [...names, ...own].join("\n");
  });
  return (
    text.match(
      /\b(?:Save|Delete|Edit|Create|Cancel|Close|Search|Sort|Select|Rows?|Page|Loading|Error occurred|Show|Add|Remove|Clear|Next|Previous|Sign|Password|Required|Notifications?|Toggle|Menu open|Items?)\b/g,
    ) ?? []
  );
}

test("passes on every screen, on a desktop, a tablet and a phone, by day and in dark mode", async ({ panel }) => {
  test.setTimeout(15 * 60_000);
  const project = await newProject(panel, {
    title: "Rehabilitación integral de una vivienda unifamiliar protegida en el barrio de Salamanca",
  });
  const [post] = await api<{ id: number }[]>(panel.request, "GET", "/api/admin/blog?range=[0,0]");
  const [contact] = await api<{ id: number }[]>(panel.request, "GET", "/api/contacts?range=[0,0]");
  const all = [...addresses, `projects/${project.id}/edit`, `blog/${post?.id}/edit`, `contacts/${contact?.id}`];
  for (const address of all) {
    await panel.goto(`/admin/${address}`);
    await expect(panel.locator("h1")).toBeVisible();
    await expect(panel.locator(".MuiCircularProgress-root")).toHaveCount(0);
    for (const width of [1440, 820, 390]) {
      await panel.setViewportSize({ width, height: 900 });
      await panel.waitForTimeout(150);
      await check(panel, `/admin/${address} at ${width}`);
    }
    await panel.emulateMedia({ colorScheme: "dark" });
    await expect(panel.locator("html")).toHaveCSS("color-scheme", "dark");
    expect(await axeFindings(panel), `/admin/${address} in dark mode`).toEqual([]);
    await panel.emulateMedia({ colorScheme: "light" });
  }
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});

test("passes in every dialog", async ({ panel }) => {
  await panel.goto("/admin/users");
  await panel.getByRole("button", { name: "Nuevo usuario" }).click();
  await panel.waitForTimeout(400);
  await check(panel, "new user");
  await panel.getByRole("button", { name: "Cancelar" }).click();
  await panel.goto("/admin/projects");
  await panel
    .getByRole("button", { name: /^Eliminar / })
    .first()
    .click();
  await panel.waitForTimeout(400);
  await check(panel, "delete");
  await panel.getByRole("button", { name: "Cancelar" }).click();
  await panel.getByRole("button", { name: "Tabla" }).click();
  await panel.waitForTimeout(400);
  await check(panel, "table");
  await panel.goto("/admin/pages/homepage");
  await panel.getByRole("region", { name: "Testimonios" }).getByRole("button", { name: "Editar" }).click();
  await panel.waitForTimeout(400);
  await check(panel, "section form");
  await panel.getByRole("button", { name: "Vista previa" }).click();
  await panel.waitForTimeout(400);
  await check(panel, "preview menu");
  await panel.keyboard.press("Escape");
  await panel.goto(`/admin/projects?filter=${encodeURIComponent('{"q":"chamberi"}')}`);
  await panel
    .getByRole("link", { name: /^Editar .*Chamberí/ })
    .first()
    .click();
  await panel.getByRole("button", { name: "Texto y encuadre", exact: true }).first().click();
  await expect(panel.getByLabel("Autoría")).toBeVisible();
  await panel.waitForTimeout(400);
  await check(panel, "picture details");
});

test("shows the number of unread enquiries in the menu, readable", async ({ panel }) => {
  const many = JSON.stringify({ unread: 112, newest: null });
  await panel.route("**/api/contacts/events", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `retry: 60000\n\ndata: ${many}\n\n` }),
  );
  await panel.route("**/api/contacts/inbox", (route) => route.fulfill({ contentType: "application/json", body: many }));
  await panel.goto("/admin/profile");
  await expect(panel.getByRole("navigation").getByText("99+")).toBeVisible();
  await check(panel, "unread");
});

test("opens, follows and closes the phone's menu", async ({ panel }) => {
  await panel.setViewportSize({ width: 390, height: 844 });
  await panel.goto("/admin/dashboard");
  await panel.getByRole("button", { name: "Abrir el menú" }).click();
  await panel.waitForTimeout(400);
  await check(panel, "menu");
  await panel.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Consultas" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Consultas" })).toBeVisible();
  await expect(panel.getByRole("navigation", { name: "Principal" })).toHaveCount(0);
});
