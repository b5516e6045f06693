import type { Page } from "@playwright/test";
import { expect, newProject, newUser, signIn, test, toast, unique } from "../support";

/** Let matching requests fail, as a broken server would. */
const breakDown = (page: Page, path: string, method: string, message?: string) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { message, code: "unavailable" } })
      : route.fallback(),
  );

const failed = async (page: Page, description: string) => {
  await expect(toast(page)).toContainText("Error");
  await expect(toast(page)).toContainText(description);
};

test("says that a project cannot be saved or deleted, and keeps what was typed", async ({ panel }) => {
  const project = await newProject(panel);
  await breakDown(panel, "**/api/admin/projects/*", "PUT");
  await breakDown(panel, "**/api/admin/projects/*", "DELETE");
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Usera");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await failed(panel, "No se pudo guardar el proyecto");
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Usera");
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
  panel.once("dialog", (dialog) => dialog.accept());
  await panel.getByRole("link", { name: "Volver a Proyectos" }).click();
  await panel.getByLabel("Buscar por título o ubicación").fill(project.title);
  await panel.getByRole("button", { name: `Eliminar ${project.title}` }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await failed(panel, "No se pudo eliminar el proyecto");
});

test("says of a truncated response that the save may have succeeded, and keeps what was typed", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.route("**/api/admin/projects/*", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 200, body: '{"id":' }) : route.fallback(),
  );
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Usera");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await failed(panel, "antes de repetirlo, si ya está hecho");
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Usera");
});

test("shows a message for its full time although it comes when the previous one ends", async ({ panel }) => {
  // Ends the first message's time when the response to the second save arrives.
  await panel.addInitScript(() => {
    const ends: (() => void)[] = [];
    const { setTimeout } = window;
    const recording = (work: () => void, ms?: number) => {
      if (ms === 5000) ends.push(work);
      return setTimeout(work, ms);
    };
    Object.assign(window, { setTimeout: recording });
    const { text } = Response.prototype;
    Response.prototype.text = async function () {
      const body = await text.call(this);
      const isSave = /\/api\/admin\/projects\/\d+$/.test(this.url);
      if (!isSave || !document.querySelector(".toast")) return body;
      for (const end of ends) end();
      document.documentElement.dataset.ended = String(ends.length);
      return body;
    };
  });
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Usera");
  await panel.keyboard.press("Control+s");
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  await panel.keyboard.press("Control+s");
  await expect(toast(panel)).toContainText("Sin cambios");
  await expect(panel.locator("html")).toHaveAttribute("data-ended", /[1-9]/);
});

test("says that a post cannot be deleted", async ({ panel }) => {
  await breakDown(panel, "**/api/admin/blog/*", "DELETE");
  await panel.goto("/admin/blog");
  await panel
    .getByRole("button", { name: /^Eliminar / })
    .first()
    .click();
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await failed(panel, "No se pudo eliminar el post");
});

test("says that a section cannot be saved, and keeps it open", async ({ panel }) => {
  await breakDown(panel, "**/api/admin/pages/*", "PUT");
  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Cabecera", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Subtítulo · Español").fill("Escrito");
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await failed(panel, "No se pudo actualizar el contenido");
  await expect(section.getByLabel("Subtítulo · Español")).toHaveValue("Escrito");
});

test("shows the server's message for user operations, or else the panel's", async ({ panel }) => {
  const eva = await newUser(panel);
  await panel.goto("/admin/users");
  const dialog = panel.getByRole("dialog");
  const attempts: [string, string, string, () => Promise<void>][] = [
    [
      "**/api/admin/users",
      "POST",
      "No se pudo crear el usuario",
      async () => {
        await panel.getByRole("button", { name: "Nuevo usuario" }).click();
        await dialog.getByLabel("Nombre").fill("Luz");
        await dialog.getByLabel("Correo electrónico").fill("luz@estudio.example");
        await dialog.getByRole("button", { name: "Guardar" }).click();
      },
    ],
    [
      "**/api/admin/users/*",
      "PUT",
      "No se pudo actualizar el usuario",
      async () => {
        await panel.getByRole("button", { name: `Editar a ${eva.name}` }).click();
        await dialog.getByRole("button", { name: "Guardar" }).click();
      },
    ],
    [
      "**/api/admin/users/*/password",
      "PUT",
      "No se pudo cambiar la contraseña",
      async () => {
        await panel.getByRole("button", { name: `Cambiar la contraseña de ${eva.name}` }).click();
        await dialog.getByLabel("Contraseña nueva").fill("lumbre-y-cal-7");
        await dialog.getByRole("button", { name: "Guardar" }).click();
      },
    ],
    [
      "**/api/admin/users/*",
      "DELETE",
      "No se pudo eliminar el usuario",
      async () => {
        await panel.getByRole("button", { name: `Eliminar a ${eva.name}` }).click();
        await dialog.getByRole("button", { name: "Eliminar" }).click();
      },
    ],
  ];
  for (const [path, method, sentence, attempt] of attempts) {
    for (const served of [undefined, `Frase del servidor: ${unique("x")}`]) {
      await breakDown(panel, path, method, served);
      await attempt();
      await failed(panel, served ?? sentence);
      if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Cancelar" }).click();
      const discard = panel.getByRole("button", { name: "Descartar" });
      await expect(async () => {
        if (await discard.isVisible()) await discard.click();
        await expect(dialog).toHaveCount(0, { timeout: 1000 });
      }).toPass();
      await panel.unrouteAll();
    }
  }
});

test("says in an empty studio what to do next", async ({ panel }) => {
  await panel.route("**/api/admin/dashboard", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), recentProjects: [], recentPosts: [] },
    });
  });
  await panel.goto("/admin/dashboard");
  await expect(panel.getByText("No hay proyectos recientes")).toBeVisible();
  await expect(panel.getByText("No hay posts recientes")).toBeVisible();
  await panel.route(/\/api\/admin\/projects\?/, (route) =>
    route.fulfill({ json: [], headers: { "X-Total-Count": "0" } }),
  );
  await panel.goto("/admin/projects");
  await expect(panel.getByText("No se encontraron proyectos")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Crear el primer proyecto" })).toHaveAttribute(
    "href",
    "/admin/projects/new",
  );
});

test("shows one toast at a time, focuses it with F8 and hides it after five seconds", async ({ page }) => {
  await signIn(page);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.locator(".toast-viewport")).toBeFocused();
  await page.getByRole("heading", { name: "Dashboard" }).click();
  await expect(toast(page)).toHaveCount(0, { timeout: 8000 });
});

test("keeps the form's buttons free from toasts on a phone", async ({ panel }) => {
  await panel.setViewportSize({ width: 390, height: 844 });
  const project = await newProject(panel, { status: "published" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Lavapiés");
  const bar = panel.getByRole("region", { name: "Guardar" });
  await bar.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toBeVisible();
  await expect
    .poll(async () => {
      const [said, buttons] = [await toast(panel).boundingBox(), await bar.boundingBox()];
      return said && buttons && said.y + said.height <= buttons.y;
    })
    .toBe(true);
});

test("reports an unknown sort order in the address, and links back to the list", async ({ panel }) => {
  await panel.goto("/admin/contacts?filter={}&order=DESC&page=1&perPage=12&sort=createdAt/edit");
  await expect(panel.getByText("No se puede ordenar por createdAt/edit").first()).toBeVisible();
  await expect(panel.getByText(/no responde bien|no hay conexión/)).toHaveCount(0);
  await panel.getByRole("button", { name: "Ver la lista entera" }).click();
  await expect(panel.getByRole("checkbox").first()).toBeVisible();
  await panel.goto("/admin/dashboard");
  // The link's name ends with the number of unread enquiries.
  await panel
    .getByRole("navigation", { name: "Principal" })
    .getByRole("link", { name: /^Consultas/ })
    .click();
  await expect(panel.getByRole("checkbox").first()).toBeVisible();
});

test("says that a deletion removes a page from the web only if it is published", async ({ panel }) => {
  for (const [status, isThere] of [
    ["draft", 0],
    ["published", 1],
  ] as const) {
    const { title } = await newProject(panel, { status });
    await panel.goto("/admin/projects");
    await panel.getByLabel("Buscar por título o ubicación").fill(title);
    await panel.getByRole("button", { name: `Eliminar ${title}` }).click();
    const dialog = panel.getByRole("dialog");
    await expect(dialog).toContainText("Va a la papelera: se puede recuperar durante treinta días.");
    await expect(dialog.getByText("Desaparecerá también de la web.")).toHaveCount(isThere);
    await dialog.getByRole("button", { name: "Cancelar" }).click();
  }
});
