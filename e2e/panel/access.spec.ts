import { setTimeout as pause } from "node:timers/promises";
import { expect, newUser, owner, signIn, test, toast } from "./support";

test("redirects every address without a session to the login screen, and reports wrong credentials", async ({
  page,
}) => {
  await page.goto("/admin/projects");
  await page.waitForURL("**/admin/login");
  await expect(page.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
  await page.getByLabel("Correo electrónico").fill(owner.email);
  await page.getByLabel("Contraseña").fill("no-es-esta");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(toast(page)).toContainText("Error de acceso");
  await expect(toast(page)).toContainText("Credenciales incorrectas");
});

test("says why a sign-in could not be processed, instead of blaming the password", async ({ page }) => {
  let how: "away" | "broken" | "busy" = "away";
  await page.route("**/api/auth/login", (route) => {
    if (how === "away") return route.abort();
    if (how === "broken") return route.fulfill({ status: 502, body: "" });
    return route.fulfill({ status: 429, json: { success: false, message: "Demasiados intentos" } });
  });
  await page.goto("/admin/login");
  await page.getByLabel("Correo electrónico").fill(owner.email);
  await page.getByLabel("Contraseña").fill(owner.password);
  const says = async (words: string) => {
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(toast(page)).toContainText(words);
  };
  await says("no hay conexión con el servidor");
  how = "broken";
  await says("el servidor no responde bien ahora (error 502)");
  how = "busy";
  await says("Demasiados intentos");
});

test("welcomes at sign-in, and ends the session at sign-out", async ({ page }) => {
  await signIn(page);
  await expect(toast(page)).toContainText("Acceso correcto");
  await expect(toast(page)).toContainText("Bienvenido al panel de administración");
  await expect(page.getByText("Admin", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Cerrar Sesión" }).click();
  await page.waitForURL("**/admin/login");
  await expect(toast(page)).toContainText("Sesión cerrada");
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
});

test("shows nothing of the panel while the session is checked", async ({ panel }) => {
  await panel.route("**/api/auth/me", async (route) => {
    await pause(600);
    await route.continue();
  });
  await panel.goto("/admin/dashboard");
  await expect(panel.getByText("Verificando acceso...")).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("neither shows nor opens the owners' screens to an editor", async ({ panel, browser, baseURL }) => {
  const editor = await newUser(panel);
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const page = await context.newPage();
  await signIn(page, editor);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Proyectos" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Usuarios" })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Ajustes" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Gestionar Usuarios" })).toHaveCount(0);
  for (const address of ["/admin/users", "/admin/actividad", "/admin/settings"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Acceso denegado", level: 1 })).toBeVisible();
  }
  expect((await page.request.get("/api/admin/users")).status()).toBe(403);
  await panel.goto("/admin/dashboard");
  await expect(panel.getByRole("link", { name: "Gestionar Usuarios" })).toBeVisible();
  await context.close();
});

const addresses = [
  ["/admin/dashboard", "Dashboard"],
  ["/admin/projects", "Proyectos"],
  ["/admin/projects/new", "Nuevo proyecto"],
  ["/admin/blog", "Blog"],
  ["/admin/blog/new", "Nuevo post"],
  ["/admin/pages", "Páginas"],
  ["/admin/pages/contact", "Páginas"],
  ["/admin/contacts", "Consultas"],
  ["/admin/leads", "Interesados"],
  ["/admin/precios", "Precios"],
  ["/admin/users", "Usuarios"],
  ["/admin/actividad", "Actividad"],
  ["/admin/settings", "Ajustes"],
  ["/admin/publicacion", "Publicación"],
  ["/admin/redirecciones", "Redirecciones"],
  ["/admin/profile", "Tu perfil"],
] as const;

test("opens every address directly, also after a reload", async ({ panel }) => {
  for (const [address, heading] of addresses) {
    await panel.goto(address);
    await expect(panel.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await panel.reload();
    await expect(panel.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});
