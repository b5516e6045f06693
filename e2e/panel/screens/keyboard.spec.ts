import type { Page } from "@playwright/test";
import { api, expect, newProject, photo, stateIn, test, toast, unique } from "../support";

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

test("corrects a Catalan text by keyboard", async ({ panel }) => {
  const title = unique("Sin ratón");
  const project = await newProject(panel, {
    title,
    translations: { ca: { title: "Sense ratoli" }, en: {} },
  });
  await panel.goto("/admin/projects");
  await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();
  await panel.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await panel.keyboard.press("Enter");
  await tabTo(panel, /Buscar por título/);
  await panel.keyboard.type(title.replace("Sin ratón", "sin raton"));
  await expect(panel.getByRole("link", { name: title }).first()).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ has: panel.getByRole("checkbox") })).toHaveCount(1);
  await tabTo(panel, new RegExp(`Editar ${title}`));
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

test("publishes nothing half-written with Enter in a field, but saves with Ctrl+S", async ({ panel }) => {
  const slug = unique("intro").replace(" ", "-");
  const project = await newProject(panel, { title: "Casa entera", slug, status: "published" });
  const stored = async () =>
    (await api<{ title: string }>(panel.request, "GET", `/api/admin/projects/${project.id}`)).title;
  const saves: string[] = [];
  panel.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const title = panel.getByLabel("Título · Español");
  await title.fill("Casa a med");
  await title.press("Enter");
  await title.pressSequentially("ias");
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
  expect([saves, await stored()]).toEqual([[], "Casa entera"]);
  await title.press("Control+s");
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  expect(await stored()).toBe("Casa a medias");

  // Enter saves a working copy and does not publish it, although the publish button comes first.
  const copy = `/api/admin/projects/${project.id}/copy`;
  await api(panel.request, "PUT", copy, { title: "Casa en obras" });
  await panel.reload();
  await expect(title).toHaveValue("Casa en obras");
  await title.fill("Casa en obras, a medias");
  await title.press("Enter");
  await expect
    .poll(async () => (await api<{ title: string }>(panel.request, "GET", copy)).title)
    .toBe("Casa en obras, a medias");
  expect(await stored()).toBe("Casa a medias");
  saves.splice(0);

  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Nuevo"));
  await panel.getByLabel("Título · Español").press("Enter");
  await panel.getByLabel("Ubicación").first().fill("Madrid");
  await expect(panel).toHaveURL(/\/new$/);

  await panel.goto("/admin/pages/business?seccion=hero");
  const heading = panel.getByLabel("Título · Español", { exact: true }).first();
  const before = await heading.inputValue();
  await heading.fill(`${before} a med`);
  await heading.press("Enter");
  await heading.pressSequentially("ias");
  await expect(heading).toHaveValue(`${before} a medias`);
  expect(saves).toEqual([]);

  await panel.goto("/admin/settings");
  const instagram = panel.getByLabel("Instagram");
  const was = await instagram.inputValue();
  await instagram.fill("https://instagram.com/est");
  await instagram.press("Enter");
  await instagram.pressSequentially("udio");
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
  expect(saves).toEqual([]);
  await instagram.fill(was);
  await expect(panel.getByText("Sin cambios")).toBeVisible();
  await panel.setViewportSize({ width: 390, height: 844 });
  await expect(panel.getByText("Sin cambios")).toBeVisible();
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});

for (const { where, list, opens } of [
  { where: "the prices", list: "precios" },
  { where: "a page's texts for search engines", list: "visibilidad", opens: /^Editar / },
  { where: "a category", list: "categorias", opens: /^Editar / },
  { where: "a template", list: "templates", opens: /./ },
])
  test(`saves nothing half-written with Enter in a field: ${where}`, async ({ panel }) => {
    const saves: string[] = [];
    panel.on("request", (request) => request.method() !== "GET" && saves.push(request.url()));
    await panel.goto(`/admin/${list}`);
    if (opens) await panel.getByRole("main").getByRole("listitem").getByRole("link", { name: opens }).first().click();
    const field = panel.locator("main form").getByRole("textbox").first();
    const was = await field.inputValue();
    await field.fill(`${was}1`);
    await field.press("Enter");
    await field.pressSequentially("2");
    await expect(field).toHaveValue(`${was}12`);
    await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
    expect(saves).toEqual([]);
    await field.fill(was);
    await expect(panel.getByText("Sin cambios")).toBeVisible();
  });

test("keeps what is typed in the search box while the list answers an earlier letter, and leaves the list with Back", async ({
  panel,
}) => {
  await panel.goto("/admin");
  await panel.getByRole("navigation").getByRole("link", { name: "Proyectos" }).first().click();
  const search = panel.getByLabel("Buscar por título o ubicación");
  await search.focus();
  // On a slow machine letters are typed between a search and its response.
  const browser = await panel.context().newCDPSession(panel);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  await panel.keyboard.type("reforma de un piso", { delay: 170 });
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(panel.getByText("No se encontraron proyectos")).toBeVisible();
  await expect(search).toHaveValue("reforma de un piso");
  await panel.goBack();
  await expect(panel).toHaveURL(/\/admin\/dashboard$/);
  await panel.goForward();
  await expect(search).toHaveValue("reforma de un piso");
});

test("answers last week's enquiries by keyboard", async ({ panel }) => {
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
  await expect(stateIn(dialog)).toHaveText("Leída");
  await tabTo(panel, /Marcar como contestada/);
  await panel.keyboard.press("Enter");
  await expect(stateIn(dialog)).toHaveText("Contestada");
  await panel.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole("main").getByRole("listitem").getByRole("link").first()).toBeFocused();
  await expect(panel.getByRole("link", { name })).toHaveCount(0);
});

test("creates a project with ten photographs by keyboard", async ({ panel }) => {
  const title = unique("Diez fotografías");
  // Playwright must listen early: it tells the browser a moment later, and a dialog opened before is the browser's
  // own.
  panel.on("filechooser", () => {});
  await panel.goto("/admin/projects");
  await tabTo(panel, /Nuevo proyecto/);
  await panel.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Nuevo proyecto" })).toBeFocused();
  await tabTo(panel, /Título · Español/);
  await panel.keyboard.type(title);
  await tabTo(panel, /Subir imagen/);
  await choose(panel, ["piso-chamberi-salon.jpg"]);
  await expect(toast(panel)).toContainText("Imagen cargada", { timeout: 60_000 });
  await expect(panel.getByRole("button", { name: "Cambiar imagen" })).toBeFocused();
  await tabTo(panel, /Añadir imágenes/);
  await choose(panel, ten);
  const gallery = panel.getByRole("group", { name: "Galería" });
  await expect(gallery.getByText(/^\d+ de 10 · /)).toBeVisible();
  await expect(gallery.getByRole("listitem")).toHaveCount(10, { timeout: 60_000 });
  await expect(gallery.getByRole("button", { name: "Añadir imágenes" })).toBeFocused();
  await panel.keyboard.press("Control+s");
  await expect(toast(panel)).toContainText("Proyecto creado");
  await expect(panel).toHaveURL(/\/projects\/\d+\/edit$/);
  const path = `/api/admin/projects/${/projects\/(\d+)/.exec(panel.url())?.[1]}`;
  const stored = await api<{ mainImage: string; galleryImages: string[] }>(panel.request, "GET", path);
  expect([stored.galleryImages.length, stored.mainImage]).toEqual([10, expect.stringMatching(/^\/media\//)]);
  await api(panel.request, "DELETE", path);
});

const ten = [
  "bano-lavapies.jpg",
  "cocina-retiro-antes.jpg",
  "cocina-retiro-despues.jpg",
  "detalle-materiales.jpg",
  "estudio-sobre-mi.jpg",
  "hero-constructoras.jpg",
  "hero-empresas.jpg",
  "piso-chamberi-comedor.jpg",
  "tienda-salamanca.jpg",
  "restaurante-malasana.jpg",
];

/** Press Enter on the focused button, and choose these photographs in its dialog. */
async function choose(page: Page, names: string[]) {
  const [window] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await window.setFiles(names.map(photo));
}
