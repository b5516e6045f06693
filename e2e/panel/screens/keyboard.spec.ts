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
