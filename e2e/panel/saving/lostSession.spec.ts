import type { Page } from "@playwright/test";
import { api, expect, newProject, newUser, owner, signIn, test, toast, unique } from "../support";

/** Choose the login screen instead of signing in again in place. */
const decline = async (panel: Page) => {
  const dialog = panel.getByRole("dialog", { name: "Tu sesión ha terminado" });
  await dialog.getByRole("button", { name: "Ir a la pantalla de acceso" }).click();
  await panel.waitForURL("**/admin/login");
};

const notDone = async (panel: Page, sentence: string) => {
  await expect(toast(panel)).toContainText("Error");
  await expect(toast(panel)).toContainText(`${sentence}: tu sesión ha terminado`);
};

test("says after a declined sign-in that the project was not saved, and offers the words again", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Escrito sin sesión");
  await panel.context().clearCookies();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await decline(panel);
  await notDone(panel, "No se pudo guardar el proyecto");
  await panel.getByLabel("Correo electrónico").fill(owner.email);
  await panel.getByLabel("Contraseña").fill(owner.password);
  await panel.getByRole("button", { name: "Entrar" }).click();
  await panel.waitForURL(`**/admin/projects/${project.id}/edit`);
  await panel.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Escrito sin sesión");
});

test("does not report a new project as created when nobody signs in again", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Sin sesión"));
  await panel.context().clearCookies();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await decline(panel);
  await notDone(panel, "No se pudo guardar el proyecto");
});

test("does not report a section as saved either, and leads to the same login screen", async ({ panel }) => {
  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Cabecera", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español", { exact: true }).first().fill("Escrito sin sesión");
  await panel.context().clearCookies();
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await decline(panel);
  await notDone(panel, "No se pudo actualizar el contenido");
  await panel.evaluate(() => localStorage.clear());
});

test("reports within seconds a session ended elsewhere, and continues after a sign-in", async ({ panel, browser }) => {
  const person = await newUser(panel, "editor");
  const project = await newProject(panel);
  const theirs = await browser.newPage();
  await signIn(theirs, person);
  await theirs.goto(`/admin/projects/${project.id}/edit`);
  await theirs.getByLabel("Ubicación").fill("A medias");
  await expect(theirs.getByText("Sitio web al día")).toBeVisible();
  await api(panel.request, "DELETE", `/api/admin/users/${person.id}/sessions`);
  const dialog = theirs.getByRole("dialog", { name: "Tu sesión ha terminado" });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await dialog.getByLabel("Correo electrónico").fill(person.email);
  await dialog.getByLabel("Contraseña").fill(person.password);
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.getByLabel("Ubicación")).toHaveValue("A medias");
  await theirs.context().close();
});

/** Search, and wait until the list is idle: its own request would meet the ended session first. */
async function searchFor(panel: Page, title: string) {
  await panel.getByLabel("Buscar por título o ubicación").fill(title);
  await expect(panel.getByRole("listitem").filter({ has: panel.getByRole("checkbox") })).toHaveCount(1);
}

const others: [string, string, string, (panel: Page, project: { title: string }) => Promise<void>][] = [
  [
    "does not report a project as deleted",
    "/admin/projects",
    "No se pudo eliminar el proyecto",
    async (panel, { title }) => {
      await searchFor(panel, title);
      await panel.getByRole("button", { name: `Eliminar ${title}` }).click();
      await panel.context().clearCookies();
      await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    },
  ],
  [
    "does not report several projects as changed",
    "/admin/projects",
    "No se pudo guardar el proyecto",
    async (panel, { title }) => {
      await searchFor(panel, title);
      await panel.getByLabel(`Seleccionar ${title}`).check();
      await panel.context().clearCookies();
      await panel.getByRole("region", { name: "Selección" }).getByRole("button", { name: "Publicar" }).click();
    },
  ],
  [
    "does not report a user as updated",
    "/admin/users",
    "No se pudo actualizar el usuario",
    async (panel) => {
      const eva = await newUser(panel);
      await panel.reload();
      await panel.getByRole("button", { name: `Editar a ${eva.name}` }).click();
      await panel.getByRole("dialog").getByLabel("Nombre").fill("Otro nombre");
      await panel.context().clearCookies();
      await panel.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    },
  ],
];
for (const [title, address, sentence, attempt] of others) {
  test(`${title} when nobody signs in again`, async ({ panel }) => {
    const project = await newProject(panel);
    await panel.goto(address);
    await attempt(panel, project);
    await decline(panel);
    await notDone(panel, sentence);
  });
}

test("waits for a failing server without signing anybody out, and continues", async ({ panel }) => {
  let answers = 0;
  await panel.route("**/api/auth/me", (route) => {
    answers += 1;
    return answers <= 2 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await panel.goto("/admin/projects");
  await expect(panel.getByText("El servidor no responde ahora")).toBeVisible();
  await expect(panel.getByRole("heading", { level: 1, name: "Proyectos" })).toBeVisible();
  expect((await panel.request.get("/api/auth/me")).status()).toBe(200);
});

test("distinguishes a missing connection from a broken server", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Usera");
  await panel.context().setOffline(true);
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("No se pudo guardar el proyecto: no hay conexión con el servidor");
  await panel.context().setOffline(false);
  await panel.route("**/api/admin/projects/*", (route) =>
    route.fulfill({ status: 502, body: "<html>Bad Gateway</html>" }),
  );
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText(
    "No se pudo guardar el proyecto: el servidor no responde bien ahora (error 502)",
  );
});
