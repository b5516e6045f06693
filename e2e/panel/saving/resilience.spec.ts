import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
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

test("offers the draft of a closed tab, to save or discard it", async ({ panel }) => {
  const project = await newProject(panel, { description: "Lo guardado" });
  const edit = `/admin/projects/${project.id}/edit`;
  await panel.goto(edit);
  await panel.getByLabel("Descripción · Español").fill("A medio escribir");
  await panel.waitForTimeout(700);
  const again = await panel.context().newPage();
  await panel.close({ runBeforeUnload: false });
  await again.goto(edit);
  const offer = again.getByRole("dialog", { name: "Hay cambios tuyos sin guardar" });
  await offer.getByRole("button", { name: "Recuperar mis cambios" }).press("Enter");
  await expect(again.getByLabel("Descripción · Español")).toHaveValue("A medio escribir");
  await expect(again.getByLabel("Descripción · Español")).toBeFocused();
  await again.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(again)).toContainText("Proyecto actualizado");
  const stored = await api(again.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored.description).toBe("A medio escribir");
  await again.reload();
  await expect(again.getByLabel("Descripción · Español")).toHaveValue("A medio escribir");
  await expect(offer).toHaveCount(0);
});

test("keeps a restored draft through another crash, even without further typing", async ({ panel }) => {
  const project = await newProject(panel);
  const open = async () => {
    const page = await panel.context().newPage();
    await page.goto(`/admin/projects/${project.id}/edit`);
    return page;
  };
  const crash = async (page: Page) => {
    const gone = page.waitForEvent("crash");
    const session = await page.context().newCDPSession(page);
    void session.send("Page.crash").catch(() => undefined);
    await gone;
  };
  const first = await open();
  await first.getByLabel("Ubicación").fill("Chamberí, Madrid");
  const isKept = () => first.evaluate(() => Object.values({ ...localStorage }).some((one) => one.includes("Chamberí")));
  await expect.poll(isKept).toBe(true);
  await crash(first);
  const second = await open();
  await second.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(second.getByLabel("Ubicación")).toHaveValue("Chamberí, Madrid");
  await crash(second);
  const third = await open();
  await third.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(third.getByLabel("Ubicación")).toHaveValue("Chamberí, Madrid");
});

test("stores a draft while somebody types without a pause", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").focus();
  const typing = panel.keyboard.type("La luz de la tarde entra hasta el fondo de la casa. ".repeat(2), { delay: 60 });
  const kept = () =>
    panel.evaluate(() => Object.values({ ...localStorage }).some((one) => one.includes("La luz de la")));
  let isTyping = true;
  void typing.then(() => {
    isTyping = false;
  });
  while (isTyping && !(await kept())) await panel.waitForTimeout(100);
  expect(isTyping).toBe(true);
  await typing;
});

test("mentions drafts at sign-out, and keeps or deletes them", async ({ panel }) => {
  const project = await newProject(panel);
  const edit = `/admin/projects/${project.id}/edit`;
  const kept = () => panel.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("estudio:draft:")));
  const question = panel.getByRole("dialog", { name: "Hay texto sin guardar" });
  const leave = async () => {
    await panel.goto(edit);
    await panel.getByLabel("Descripción · Español").fill("A medio escribir");
    await panel.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expect(question).toBeVisible();
  };
  await leave();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(panel.getByLabel("Descripción · Español")).toHaveValue("A medio escribir");
  await panel.getByRole("button", { name: "Cerrar Sesión" }).click();
  await question.getByRole("button", { name: "Cerrar sesión" }).click();
  await panel.waitForURL("**/admin/login");
  await expect.poll(kept).toHaveLength(1);

  await signIn(panel, owner);
  await panel.goto(edit);
  await panel.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await panel.getByRole("button", { name: "Cerrar Sesión" }).click();
  await question.getByLabel("Este ordenador lo usa más gente: bórralo").check();
  await question.getByRole("button", { name: "Cerrar sesión" }).click();
  await panel.waitForURL("**/admin/login");
  await panel.waitForTimeout(1000);
  expect(await kept()).toEqual([]);
  await signIn(panel, owner);
  await panel.goto(edit);
  await expect(panel.getByLabel("Descripción · Español")).not.toHaveValue("A medio escribir");
  await expect(panel.getByRole("dialog", { name: "Hay cambios tuyos sin guardar" })).toHaveCount(0);
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
const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test("recognizes a save whose response was lost, and reports no conflict", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("Una vez");
  await panel.getByLabel("Título · Español").fill(`${project.title} nuevo`);
  await loseAnswer(panel, `**/api/admin/projects/${project.id}`);
  const save = panel.getByRole("button", { name: "Guardar" });
  await save.click();
  await expect(toast(panel)).toContainText("No se pudo");
  await save.click();
  await expect(panel.getByText(/^✓ Guardado/)).toBeVisible();
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
  await expect(panel.getByRole("dialog")).toHaveCount(0);
  const stored = await api(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored).toMatchObject({ description: "Una vez", version: project.version + 1 });
});

/** Create a project whose form does not receive the response. */
async function createdUnseen(panel: Page) {
  const title = unique("Creado una vez");
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(title);
  await loseAnswer(panel, "**/api/admin/projects");
  const save = panel.getByRole("button", { name: "Guardar" });
  await save.click();
  await expect(toast(panel)).toContainText("No se pudo");
  const named = encodeURIComponent(JSON.stringify({ q: title }));
  const stored = () => api<{ id: number }[]>(panel.request, "GET", `/api/admin/projects?filter=${named}`);
  return { title, save, stored };
}

test("creates a project once when the response was lost, with everything typed since", async ({ panel }) => {
  const { title, save, stored } = await createdUnseen(panel);
  await panel.getByLabel("Ubicación").fill("Escrito después");
  // The computer restarts before the next attempt.
  await expect.poll(() => panel.evaluate(() => JSON.stringify(localStorage))).toContain("Escrito después");
  panel.once("dialog", (dialog) => dialog.accept());
  await panel.reload();
  await panel.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await save.click();
  await panel.waitForURL("**/projects/*/edit");
  expect(await stored()).toMatchObject([{ title, location: "Escrito después" }]);
});

test("neither overwrites nor silently duplicates a project whose response was lost and that was edited since", async ({
  panel,
}) => {
  const { save, stored } = await createdUnseen(panel);
  const [created] = await stored();
  await api(panel.request, "PUT", `/api/admin/projects/${created?.id}`, { location: "Desde otra pestaña" });
  await panel.getByLabel("Ubicación").fill("Desde la primera");
  await save.click();
  await expect(toast(panel).filter({ hasText: "Se creó la primera vez" })).toContainText("está en la lista");
  expect(await stored()).toMatchObject([{ location: "Desde otra pestaña" }]);
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Desde la primera");
  await expect.poll(() => panel.evaluate(() => JSON.stringify(localStorage))).toContain("Desde la primera");
  await save.click();
  await panel.waitForURL("**/projects/*/edit");
  expect((await stored()).length).toBe(2);
});

test("does the same for a working copy and for a section of a page", async ({ panel }) => {
  const project = await newProject(panel, { status: "published" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("Una vez");
  await loseAnswer(panel, `**/api/admin/projects/${project.id}/copy`);
  const save = panel.getByRole("button", { name: "Guardar sin publicar" });
  await save.click();
  await expect(toast(panel)).toContainText("No se pudo");
  await save.click();
  await expect(panel.getByText(/^✓ Guardado sin publicar/)).toBeVisible();
  await expect(panel.getByRole("dialog")).toHaveCount(0);

  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Filosofía", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  const text = unique("Una vez");
  await section.getByLabel("Título · Español", { exact: true }).first().fill(text);
  await loseAnswer(panel, "**/api/admin/pages/about");
  const publish = section.getByRole("button", { name: "Guardar y publicar" });
  await publish.click();
  await expect(toast(panel)).toContainText("No se pudo");
  await publish.click();
  await expect(section.getByText(text)).toBeVisible();
  await expect(panel.getByRole("dialog")).toHaveCount(0);
});

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
