import { api, expect, photo, test, toast, unique } from "../support";

test("creates, edits, lists and deletes a post in three languages", async ({ panel }) => {
  const title = unique("Qué pedir antes de firmar");
  await panel.goto("/admin/blog");
  await panel.getByRole("link", { name: "Nuevo post" }).click();
  await expect(panel).toHaveURL(/\/admin\/blog\/new$/);
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("El título es obligatorio");

  await panel.getByLabel("Título · Español").fill(title);
  await expect(panel.getByLabel("Dirección (slug)")).toHaveValue(/^que-pedir-antes-de-firmar-/);
  await panel.getByLabel("Título · Català").fill("Què demanar abans de signar");
  await panel.getByLabel("Título · English").fill("What to ask before signing");
  await panel.getByLabel("Categoría").fill("Reformas");
  await panel.getByLabel("Extracto · Español").fill("Tres papeles y una visita.");

  const content = panel.getByRole("textbox", { name: "Contenido · Español" });
  await content.fill(`Los papeles\n\n${"palabra ".repeat(450)}`);
  await content.press("Control+Home");
  await panel
    .getByRole("group", { name: "Formato · Contenido · Español" })
    .getByRole("button", { name: "Título", exact: true })
    .click();
  await expect(content).toHaveValue(/^## Los papeles\n/);
  await expect(panel.getByLabel("Tiempo de lectura (minutos)")).toHaveValue("3");
  await panel
    .getByRole("group", { name: "Imagen del post" })
    .locator("input[type=file]")
    .setInputFiles(photo("bano-lavapies.jpg"));
  await expect(toast(panel)).toContainText("Imagen cargada", { timeout: 60_000 });
  await panel.getByLabel("Fecha de publicación").fill("2026-11-20T10:30");
  await panel.getByLabel("Publicar el (opcional)").fill("2031-05-06T09:30");
  await expect(panel.getByText(/^Es la que se lee en el artículo, aunque aparezca el .*2031: cámbiala/)).toBeVisible();
  await panel.getByLabel("Publicar el (opcional)").fill("");
  await panel.getByLabel("Estado").click();
  await panel.getByRole("option", { name: "Publicado" }).click();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Post creado");
  await expect(panel).toHaveURL(/\/admin\/blog\/\d+\/edit$/);
  const id = Number(/blog\/(\d+)/.exec(panel.url())?.[1]);
  await expect(panel.getByRole("heading", { level: 1 })).toHaveText(title);
  const stored = await api<Record<string, string>>(panel.request, "GET", `/api/admin/blog/${id}`);
  expect(stored).toMatchObject({ title, readTime: 3, status: "published", publishedAt: "2026-11-20T09:30:00.000Z" });
  expect(await api(panel.request, "GET", `/api/blog/${stored.slug}?lang=ca`)).toMatchObject({
    title: "Què demanar abans de signar",
    excerpt: "Tres papeles y una visita.",
  });

  await panel.getByLabel("Extracto · English").fill("Three papers and a visit.");
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Post actualizado");
  expect(await api(panel.request, "GET", `/api/blog/${stored.slug}?lang=en`)).toMatchObject({
    excerpt: "Three papers and a visit.",
  });

  await panel.goto("/admin/blog");
  await panel.getByLabel("Buscar por título, categoría o extracto").fill(title);
  const row = panel.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("3 min de lectura · 20 nov 2026");
  await expect(row.getByText("Reformas")).toBeVisible();
  await expect(row.getByRole("link", { name: `Ver ${title} en la web` })).toHaveAttribute(
    "href",
    `/blog/${stored.slug}`,
  );
  await row.getByRole("button", { name: `Eliminar ${title}` }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(panel)).toContainText("Post eliminado");
  expect((await panel.request.get(`/api/blog/${stored.slug}`)).status()).toBe(404);
});

test("renames a category in all its articles at once, and keeps its names in other languages", async ({ panel }) => {
  const [before, after] = [unique("Tema"), unique("Asunto")];
  const post = { category: before, status: "published" };
  const stored = await api<{ id: number }>(panel.request, "POST", "/api/admin/blog", { title: unique("Uno"), ...post });
  await api(panel.request, "POST", "/api/admin/blog", { title: unique("Dos"), ...post });
  await panel.goto(`/admin/blog/${stored.id}/edit`);
  await expect(panel.getByText("Sin nombre en catalán e inglés: se pone en Blog › Categorías.")).toBeVisible();
  await panel.goto("/admin/categorias");
  await panel.getByRole("link", { name: `Editar ${before}` }).click();
  await panel.getByLabel("Català").fill("Tema català");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Categoría guardada");
  const oldAddress = panel.url();
  // Unsaved changes must be saved before the address changes. The current name is no conflict.
  const renaming = panel.getByRole("button", { name: "Cambiar el nombre en español" });
  await panel.getByLabel("Català").fill("Tema");
  await renaming.click();
  await expect(toast(panel)).toContainText("Guarda antes los cambios");
  await panel.getByLabel("Català").fill("Tema català");
  await renaming.click();
  const name = panel.getByRole("dialog").getByLabel("Nombre en español");
  await expect(name).toBeFocused();
  await name.press("Enter");
  await expect(name).toHaveCount(0);
  await renaming.click();
  await name.fill(after.toLowerCase());
  await name.press("Enter");
  await expect(panel.getByRole("heading", { level: 1, name: after.toLowerCase() })).toBeVisible();
  await expect(name).toHaveCount(0);
  await renaming.click();
  await name.fill(after);
  await name.press("Enter");
  await expect(panel.getByRole("heading", { level: 1, name: after, exact: true })).toBeVisible();
  await expect(panel.getByLabel("Català")).toHaveValue("Tema català");
  await panel.goto("/admin/categorias");
  const row = panel.getByRole("listitem").filter({ hasText: after });
  await expect(row).toContainText("2 artículos · Català: Tema català · English: falta");
  await expect(panel.getByText(before)).toHaveCount(0);
  await panel.goto(oldAddress);
  await expect(panel.getByRole("heading", { level: 1, name: "Ya no existe" })).toBeVisible();
  await panel.getByRole("link", { name: "Ver la lista" }).click();
  await expect(row).toBeVisible();
  await panel.goto(`/admin/blog/${stored.id}/edit`);
  await expect(panel.getByLabel("Categoría")).toHaveValue(after);
  await expect(panel.getByText("Sin nombre en inglés: se pone en Blog › Categorías.")).toBeVisible();
});

/** Stands in for the site's preview page: announces itself and shows what the panel sends. */
const previewPage = `<!doctype html><h1></h1><p></p><script>
  addEventListener("message", ({ data }) => {
    if (data.type !== "estudio:preview") return;
    document.querySelector("h1").textContent = data.preview.record.title;
    document.querySelector("p").textContent = data.preview.record.content;
  });
  parent.postMessage({ type: "estudio:preview-ready" }, location.origin);
</script>`;

test("previews the article in the site's design while it is written, in each language", async ({ panel }) => {
  const opened: string[] = [];
  await panel.route("**/vista-previa?**", (route) => {
    opened.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/html", body: previewPage });
  });
  await panel.goto("/admin/blog/new");
  await panel.getByLabel("Título · Español").fill("Escrito ahora");
  await panel.getByRole("switch", { name: "Ver el artículo mientras escribo" }).check();
  const frame = panel.frameLocator("iframe");
  await expect(frame.getByRole("heading")).toHaveText("Escrito ahora");
  await panel.getByRole("textbox", { name: "Contenido · Español" }).fill("## Uno");
  await expect(frame.getByText("## Uno")).toBeVisible();
  await panel.getByRole("group", { name: "Idiomas que se muestran" }).getByRole("button", { name: "Català" }).click();
  await panel.getByLabel("Título · Català").fill("Escrit ara");
  await expect(frame.getByRole("heading")).toHaveText("Escrit ara");
  await expect(frame.getByText("## Uno")).toBeVisible();
  await expect.poll(() => opened).toEqual(["/vista-previa", "/ca/vista-previa"]);
});

test("previews unsaved values, and shares them by link", async ({ panel, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("**/vista-previa?**", (route) => route.fulfill({ contentType: "text/html", body: previewPage }));
  await panel.goto("/admin/blog/new");
  await panel.getByLabel("Título · Español").fill("Todavía sin guardar");
  await panel.getByRole("button", { name: "Vista previa" }).click();
  const opening = context.waitForEvent("page");
  await panel.getByRole("menuitem", { name: "English" }).click();
  const tab = await opening;
  await tab.waitForURL(/\/en\/vista-previa\?token=/);
  const token = new URL(tab.url()).searchParams.get("token");
  const preview = await api<{ record: { title: string } }>(panel.request, "GET", `/api/previews/${token}?lang=en`);
  expect(preview.record.title).toBe("Todavía sin guardar");
  await panel.getByRole("button", { name: "Vista previa" }).click();
  await panel.getByRole("menuitem", { name: "Copiar enlace para compartir" }).click();
  await expect(toast(panel)).toContainText("Enlace copiado");
  const copied = await panel.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/vista-previa\?token=[\w-]+$/);
});

test("shows a link to copy by hand when the browser refuses the clipboard", async ({ panel }) => {
  await panel.goto("/admin/blog/new");
  await panel.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
  });
  await panel.getByLabel("Título · Español").fill("Para enseñar");
  await panel.getByRole("button", { name: "Vista previa" }).click();
  await panel.getByRole("menuitem", { name: "Copiar enlace para compartir" }).click();
  const link = panel.getByRole("dialog").getByLabel("Enlace para compartir");
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/^http.+\/vista-previa\?token=[\w-]+$/);
  expect(await panel.evaluate(() => String(getSelection()))).toBe(await link.inputValue());
  await panel.keyboard.press("Escape");
  await expect(link).toBeHidden();
});

test("formats words as bold, link, list and picture with the toolbar", async ({ panel }) => {
  await panel.goto("/admin/blog/new");
  const content = panel.getByRole("textbox", { name: "Contenido · Español" });
  const format = panel.getByRole("group", { name: "Formato · Contenido · Español" });
  await content.fill("roble");
  await content.press("Control+A");
  await format.getByRole("button", { name: "Negrita" }).press("Enter");
  await expect(content).toHaveValue("**roble**");
  await expect(content).toBeFocused();
  // Undo and redo include the toolbar's changes.
  await content.press("Control+z");
  await expect(content).toHaveValue("roble");
  await content.press("Control+Shift+z");
  await expect(content).toHaveValue("**roble**");
  await format.getByRole("button", { name: "Lista", exact: true }).click();
  await expect(content).toHaveValue("- **roble**");
  await content.press("End");
  await content.press("Enter");
  await content.pressSequentially("cal");
  await content.press("Enter");
  await content.press("Enter");
  await content.pressSequentially("Y más.");
  await expect(content).toHaveValue("- **roble**\n- cal\n\nY más.");
  await format.getByRole("button", { name: "Título", exact: true }).click();
  await content.press("End");
  await content.pressSequentially(" aún");
  await expect(content).toHaveValue("- **roble**\n- cal\n\n## Y más. aún");

  await content.fill("en un piso");
  await content.press("Control+A");
  await format.getByRole("button", { name: "Enlace…" }).click();
  const link = panel.getByRole("dialog", { name: "Enlace" });
  await expect(link.getByLabel("Palabras del enlace")).toHaveValue("en un piso");
  await link.getByRole("combobox", { name: "Destino" }).fill("javascript:alert(1)");
  await expect(link.getByRole("button", { name: "Poner enlace" })).toBeDisabled();
  await expect(link.getByText(/^Escribe una ruta que empiece por \/ o una dirección https:/)).toBeVisible();
  await link.getByRole("combobox", { name: "Destino" }).fill("Chamberí");
  await panel.getByRole("option", { name: /Chamberí/ }).click();
  await link.getByRole("button", { name: "Poner enlace" }).click();
  await expect(content).toHaveValue(/^\[en un piso\]\(\/proyecto\/[a-z0-9-]+\)$/);
  // The cursor is behind the link, and later below the picture.
  await expect(content).toBeFocused();
  await content.pressSequentially(" claro");
  await expect(content).toHaveValue(/^\[en un piso\]\(\/proyecto\/[a-z0-9-]+\) claro$/);

  await format.getByRole("button", { name: "Imagen…" }).click();
  await panel
    .getByRole("dialog")
    .getByRole("button", { name: /Salón con molduras/ })
    .click();
  await expect(content).toHaveValue(/\n\n!\[\]\(\/media\/[0-9a-f]{32}\.jpg\)/);
  await expect(content).toBeFocused();
  await content.pressSequentially("Debajo");
  await expect(content).toHaveValue(/claro\n\n!\[\]\(\/media\/[0-9a-f]{32}\.jpg\)\n\nDebajo$/);
});
