import type { Page } from "@playwright/test";
import { api, expect, newProject, owner, test, toast } from "../support";

/** Let matching requests fail, as a broken server would. */
const breakDown = (page: Page, path: string, method: string, message?: string) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { message, code: "unavailable" } })
      : route.fallback(),
  );

test("says that a list cannot be read, and tries again", async ({ panel }) => {
  await breakDown(panel, "**/api/contacts?*", "GET");
  await panel.goto("/admin/contacts");
  await expect(
    panel.getByText("No se pudo leer la lista: el servidor no responde bien ahora (error 503)."),
  ).toBeVisible();
  // The message appears once, in Spanish, and not as a toast too.
  await expect(toast(panel)).toHaveCount(0);
  const again = panel.getByRole("button", { name: "Reintentar" });
  await expect(again).toBeVisible();
  await panel.unrouteAll();
  // The end of a publication also makes the panel read the list again.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(panel.getByRole("main").getByRole("listitem").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("reports what cannot be read, instead of calling it empty or gone or waiting for ever", async ({ panel }) => {
  const broken = "el servidor no responde bien ahora (error 503)";
  const [first] = await api<{ id: number; name: string }[]>(panel.request, "GET", "/api/contacts?range=[0,0]");
  const isUnread = async (place: string, calls: string[], what: string) => {
    for (const call of calls) await breakDown(panel, call, "GET");
    await panel.goto(`/admin/${place}`);
    const said = panel.getByText(`${what}: ${broken}`);
    const again = panel.getByRole("button", { name: "Reintentar" }).first();
    await expect(said).toBeVisible();
    await expect(again).toBeVisible();
    await panel.unrouteAll();
    // The end of a publication also makes the panel read it again.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(said).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  };
  // The list behind the enquiry would load it too.
  const enquiry = [`**/api/contacts/${first?.id}`, "**/api/contacts?*"];
  await isUnread(`contacts/${first?.id}`, enquiry, "No se pudo leer la consulta");
  await expect(panel.getByRole("dialog", { name: first?.name })).toBeVisible();
  await isUnread("redirecciones", ["**/api/admin/redirects"], "No se pudieron leer las redirecciones");
  await isUnread("redirecciones", ["**/api/admin/missed-paths"], "No se pudieron leer");
  await isUnread("settings", ["**/api/admin/backups"], "No se pudo leer qué copias hay");
  await isUnread("visibilidad", ["**/api/admin/page-seo?*"], "No se pudieron leer las páginas fijas");
  await isUnread("profile", ["**/api/auth/sessions"], "No se pudieron leer las sesiones");
  await isUnread("historial/projects/1", ["**/api/admin/versions/**"], "No se pudo leer el historial");
  await isUnread("pages/about", ["**/api/admin/pages/about"], "No se pudo leer la página");
  await isUnread("dashboard", ["**/api/admin/dashboard"], "No se pudo leer el resumen");
  await isUnread("dashboard", ["**/api/admin/broken-links"], "No se pudo comprobar si hay enlaces rotos");
  await isUnread("dashboard", ["**/api/admin/visits"], "No se pudieron leer las visitas");
  await isUnread(`contacts/${first?.id}`, ["**/api/contacts/*/mails"], "No se pudo leer qué correos han salido");
});

test("does not call an unreadable record gone, and links from a deleted one to its list", async ({ panel }) => {
  const project = await newProject(panel);
  const place = `/admin/projects/${project.id}/edit`;
  await breakDown(panel, `**/api/admin/projects/${project.id}`, "GET");
  await panel.goto(place);
  await expect(panel.getByRole("heading", { level: 1, name: "Ahora no se puede mostrar" })).toBeVisible();
  await expect(panel.getByText("No se pudo leer: el servidor no responde bien ahora (error 503).")).toBeVisible();
  await expect(panel).toHaveURL(place);
  await panel.unrouteAll();
  await panel.getByRole("button", { name: "Reintentar" }).click();
  await expect(panel.getByLabel("Título · Español")).toHaveValue(project.title);
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
  await panel.goto(place);
  await expect(panel.getByRole("heading", { level: 1, name: "Ya no existe" })).toBeVisible();
  await panel.getByRole("link", { name: "Ver la lista" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Proyectos" })).toBeVisible();
});

test("says that a screen's script cannot be loaded, while the rest of the panel works", async ({ panel }) => {
  await panel.route(/\/admin\/assets\/Trash-/, (route) => route.fulfill({ status: 404 }));
  await panel.goto("/admin/dashboard");
  const menu = panel.getByRole("navigation");
  await menu.getByRole("link", { name: "Papelera" }).click();
  const said = panel.getByRole("alert").getByText("No se ha podido cargar esta pantalla");
  await expect(said).toBeVisible();
  await menu.getByRole("link", { name: "Proyectos" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Proyectos" })).toBeVisible();
  await menu.getByRole("link", { name: "Papelera" }).click();
  await expect(said).toBeVisible();
  await panel.unrouteAll();
  await panel.getByRole("button", { name: "Volver a cargar" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Papelera" })).toBeVisible();
});

test("says the same on a screen without the menu, and in the second sign-in step over a form", async ({
  page,
  panel,
}) => {
  await page.route(/\/admin\/assets\/ForgottenPassword-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/admin/olvidada");
  const said = (where: Page) => where.getByRole("alert").getByText("No se ha podido cargar esta pantalla");
  await expect(said(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Volver a cargar" }).click();
  await expect(page.getByLabel("Correo electrónico")).toBeVisible();

  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Usera");
  await panel.route(/\/admin\/assets\/SecondStep-/, (route) => route.fulfill({ status: 404 }));
  await panel.route("**/api/auth/login", (route) =>
    route.fulfill({
      status: 401,
      json: { code: "second_factor", message: "", secondStep: { token: "x", ways: ["code"] } },
    }),
  );
  await panel.context().clearCookies();
  await panel.keyboard.press("Control+s");
  const question = panel.getByRole("dialog");
  await question.getByLabel("Contraseña").fill(owner.password);
  await question.getByRole("button", { name: "Entrar" }).click();
  await expect(said(panel)).toBeVisible();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Usera");
});
