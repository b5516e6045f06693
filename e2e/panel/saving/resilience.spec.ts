import { setTimeout as pause } from "node:timers/promises";
import { api, expect, holdRequest, newProject, newUser, owner, signIn, test, toast, unique } from "../support";

test("lets a user sign in again during an edit, and keeps everything typed", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("Escrito antes de que caducara");
  await panel.context().clearCookies();
  await panel.getByRole("button", { name: "Guardar" }).click();
  const dialog = panel.getByRole("dialog", { name: "Tu sesión ha terminado" });
  await expect(dialog.getByLabel("Correo electrónico")).toHaveValue(owner.email);
  await dialog.getByLabel("Contraseña").fill("mal");
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(dialog.getByText("Credenciales incorrectas")).toBeVisible();
  await dialog.getByLabel("Contraseña").fill(owner.password);
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const stored = await api(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored.description).toBe("Escrito antes de que caducara");
});

test("tells the later of two editors who saved, and lets them choose", async ({ panel, browser, baseURL }) => {
  const project = await newProject(panel, { description: "Primera", location: "Retiro" });
  const eva = await newUser(panel);
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const other = await context.newPage();
  await signIn(other, eva);
  const edit = `/admin/projects/${project.id}/edit`;
  await panel.goto(edit);
  await expect(panel.getByLabel("Descripción · Español")).toHaveValue("Primera");
  await other.goto(edit);
  await other.getByLabel("Descripción · Español").fill("La de Eva");
  await other.getByLabel("Ubicación").fill("Chamberí");
  await other.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(other)).toContainText("Proyecto actualizado");

  await panel.getByLabel("Descripción · Español").fill("La mía");
  await panel.getByRole("button", { name: "Guardar" }).click();
  const dialog = panel.getByRole("dialog", { name: `${eva.name} guardó cambios mientras editabas` });
  await expect(dialog).toContainText("Descripción");
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await expect(panel.getByLabel("Descripción · Español")).toHaveValue("La mía");
  const untouched = await api(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(untouched.description).toBe("La de Eva");

  await panel.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const merged = await api(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(merged).toMatchObject({ description: "La mía", location: "Chamberí" });
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Chamberí");

  await other.getByLabel("Ubicación").fill("Sol");
  await other.getByRole("button", { name: "Guardar" }).click();
  await other.getByRole("button", { name: "Descartar lo mío y recargar" }).click();
  await expect(other.getByLabel("Descripción · Español")).toHaveValue("La mía");
  await expect(other.getByLabel("Ubicación")).toHaveValue("Chamberí");
  await expect(other.getByText("Sin cambios")).toBeVisible();
  await context.close();
});

test("asks before unsaved changes are left", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Lavapiés");
  const asked: string[] = [];
  panel.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await panel.getByRole("link", { name: "Blog" }).click();
  await expect.poll(() => asked).toEqual(["Hay cambios sin guardar. ¿Seguro que quieres salir sin guardarlos?"]);
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Lavapiés");
  panel.once("dialog", (dialog) => dialog.accept());
  await panel.getByRole("link", { name: "Blog" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("saves once on a slow network after a double click", async ({ panel }) => {
  const posts: string[] = [];
  await panel.route("**/api/admin/projects", async (route) => {
    if (route.request().method() === "POST") {
      posts.push(route.request().url());
      await pause(800);
    }
    await route.continue();
  });
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill("Doble clic");
  await panel.getByRole("button", { name: "Guardar" }).dblclick();
  await expect(toast(panel)).toContainText("Proyecto creado");
  expect(posts).toHaveLength(1);
});

test("keeps what is typed while a new project is being created", async ({ panel }) => {
  await panel.route("**/api/admin/projects", async (route) => {
    if (route.request().method() === "POST") await pause(1000);
    await route.continue();
  });
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Con prisa"));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await panel.getByLabel("Ubicación").fill("Escrito mientras se guardaba");
  await expect(panel).toHaveURL(/\/edit$/);
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Escrito mientras se guardaba");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const id = Number(/projects\/(\d+)/.exec(panel.url())?.[1]);
  const stored = await api(panel.request, "GET", `/api/admin/projects/${id}`);
  expect(stored.location).toBe("Escrito mientras se guardaba");
});

test("keeps the focus and every letter typed while a new project is created", async ({ panel }) => {
  const title = unique("Piso en obras");
  const sentence = "Se abre la cocina al salón y se recupera el suelo de pino, tabla a tabla. ";
  let words = "";
  /** Type without a pause, for longer than the panel's longest debounce (five seconds). */
  const typeOn = async () => {
    for (const end = Date.now() + 8000; Date.now() < end; ) {
      const letter = sentence.charAt(words.length % sentence.length);
      await panel.keyboard.type(letter, { delay: 30 });
      words += letter;
    }
  };
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(title);
  const description = panel.getByLabel("Descripción · Español");
  await description.fill("Antes. Después.");
  await description.press("Home");
  for (const _ of "Antes. ") await description.press("ArrowRight");
  const creation = await holdRequest(panel, "**/api/admin/projects");
  await panel.keyboard.press("ControlOrMeta+s");
  await creation.arrived;
  const typing = typeOn();
  await panel.waitForTimeout(1000);
  creation.goOn();
  await panel.waitForURL("**/projects/*/edit");
  await typing;
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(`Antes. ${words}Después.`);
  await panel.keyboard.press("ControlOrMeta+s");
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const [, id] = /projects\/(\d+)/.exec(panel.url()) ?? [];
  const stored = await api<{ description: string }>(panel.request, "GET", `/api/admin/projects/${id}`);
  expect(stored.description).toBe(`Antes. ${words}Después.`);
});

test("keeps the focus on the save button after a new project was created", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Piso"));
  await panel.getByRole("button", { name: "Guardar", exact: true }).press("Enter");
  await panel.waitForURL("**/projects/*/edit");
  await expect(panel.getByRole("button", { name: "Guardar", exact: true })).toBeFocused();
});

/** Let the next save reach the server, and drop its response. */
test("names the editor's own other window, or the schedule, as the source of a conflict", async ({ panel }) => {
  const project = await newProject(panel, { description: "Primera" });
  const address = `/api/admin/projects/${project.id}`;
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("La de esta ventana");
  await api(panel.request, "PUT", address, { description: "La de otra ventana" });
  await panel.getByRole("button", { name: "Guardar" }).click();
  const own = panel.getByRole("dialog", { name: "Guardaste cambios en otra ventana mientras editabas aquí" });
  await expect(own).toContainText("Descripción");
  await expect(own).not.toContainText("otra persona");
  await own.getByRole("button", { name: "Seguir editando" }).click();

  const plan = { publishAt: new Date(0).toISOString() };
  await panel.goto("/admin/projects");
  const { id } = await newProject(panel, { description: "Primera" });
  await panel.goto(`/admin/projects/${id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("La mía");
  await api(panel.request, "PUT", `/api/admin/projects/${id}`, plan);
  await expect
    .poll(() => api(panel.request, "GET", `/api/admin/projects/${id}`))
    .toMatchObject({ status: "published", publishAt: null });
  await panel.getByRole("button", { name: "Guardar" }).click();
  const clock = panel.getByRole("dialog", { name: "Se publicó a su hora mientras editabas" });
  await clock.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  expect(await api(panel.request, "GET", `/api/admin/projects/${id}`)).toMatchObject({
    description: "La mía",
    status: "published",
  });
});
