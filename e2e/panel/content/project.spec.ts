import { api, expect, newProject, photo, test, toast, unique } from "../support";

test("creates, edits, lists and deletes a project in three languages", async ({ panel }) => {
  const title = unique("Ático de l'Òpera");
  await panel.goto("/admin/projects");
  await panel.getByRole("link", { name: "Nuevo proyecto" }).click();
  await expect(panel).toHaveURL(/\/admin\/projects\/new$/);

  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("El título es obligatorio");

  await panel.getByLabel("Título · Español").fill(title);
  const slug = panel.getByLabel("Dirección (slug)");
  await expect(slug).toHaveValue(/^atico-de-lopera-[a-z0-9]+$/);
  await panel.getByLabel("Título · Català").fill("Àtic de l'Òpera");
  await panel.getByLabel("Descripción · Español").fill("Dos terrazas y una chimenea.");
  await expect(panel.getByText("Falta: se muestra en español")).not.toHaveCount(0);
  await panel.getByLabel("Descripción · Català").fill("Dues terrasses i una llar de foc.");
  await panel.getByLabel("Descripción · English").fill("Two terraces and a fireplace.");
  await panel.getByLabel("Ubicación").fill("Ópera, Madrid");
  await panel.getByLabel("Estancias").click();
  for (const room of ["Salón", "Comedor"]) await panel.getByRole("option", { name: room }).click();
  await panel.keyboard.press("Escape");
  await panel.getByLabel("Distrito").click();
  await panel.getByRole("option", { name: "Moratalaz" }).click();
  await panel.getByLabel("Presupuesto").click();
  await panel.getByRole("option", { name: "Hasta 30.000 €" }).click();
  await panel.getByLabel("Resultados · Español").fill("Luz todo el día\nSin pasillo");
  await panel.getByLabel("Premios y publicaciones · Español").fill("Premio de interiorismo 2026");
  await panel.getByLabel("Premios y publicaciones · Català").fill("Premi d'interiorisme 2026");

  await panel
    .getByRole("group", { name: "Imagen principal" })
    .locator("input[type=file]")
    .setInputFiles(photo("piso-chamberi-salon.jpg"));
  await expect(toast(panel)).toContainText("Imagen cargada", { timeout: 60_000 });
  const gallery = panel.getByRole("group", { name: "Galería" });
  await gallery
    .locator("input[type=file]")
    .setInputFiles([photo("bano-lavapies.jpg"), photo("detalle-materiales.jpg")]);
  await expect(gallery.getByRole("listitem")).toHaveCount(2, { timeout: 60_000 });
  await expect(toast(panel)).toContainText("Imagen agregada");

  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto creado");
  await expect(panel).toHaveURL(/\/admin\/projects\/\d+\/edit$/);
  const id = Number(/projects\/(\d+)/.exec(panel.url())?.[1]);
  await expect(panel.getByRole("heading", { level: 1 })).toHaveText(title);

  await expect(gallery.locator("li img")).toHaveCount(2);
  const before = await gallery
    .getByRole("listitem")
    .locator("img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  await gallery.getByRole("button", { name: "Mover la imagen 1" }).focus();
  await panel.keyboard.press("Space");
  await panel.waitForTimeout(300);
  await panel.keyboard.press("ArrowRight");
  await panel.waitForTimeout(300);
  await panel.keyboard.press("Space");
  await expect(async () => {
    const after = await gallery
      .getByRole("listitem")
      .locator("img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(after).toEqual([before[1], before[0]]);
  }).toPass();

  await panel.getByLabel("Estado").click();
  await panel.getByRole("option", { name: "Publicado" }).click();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  await expect(toast(panel)).toContainText("Los cambios se han guardado correctamente");
  await expect(panel.getByText("Visible para visitantes")).toBeVisible();

  const stored = await api<Record<string, string> & { results: string[]; galleryImages: string[] }>(
    panel.request,
    "GET",
    `/api/admin/projects/${id}`,
  );
  expect(stored).toMatchObject({
    title,
    status: "published",
    category: "empresarial",
    results: ["Luz todo el día", "Sin pasillo"],
    rooms: ["salon", "comedor"],
    district: "moratalaz",
    budget: "hasta-30000",
  });
  await expect
    .poll(async () => (await panel.request.get("/ca/portfolio/barrio/moratalaz")).text(), { timeout: 60_000 })
    .toContain("Àtic de l");
  expect(stored.galleryImages).toHaveLength(2);
  const inCatalan = await api(panel.request, "GET", `/api/projects/${stored.slug}?lang=ca`);
  expect(inCatalan).toMatchObject({ title: "Àtic de l'Òpera", description: "Dues terrasses i una llar de foc." });
  expect(inCatalan).toMatchObject({ awards: "Premi d'interiorisme 2026" });
  const inEnglish = await api(panel.request, "GET", `/api/projects/${stored.slug}?lang=en`);
  expect(inEnglish).toMatchObject({ title, fallback: expect.arrayContaining(["title", "results", "awards"]) });

  await panel.goto("/admin/projects");
  await panel.getByLabel("Buscar por título o ubicación").fill(title.toUpperCase().replace("Á", "a"));
  const card = panel.getByRole("listitem").filter({ hasText: title });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("Publicado")).toBeVisible();
  await expect(card.getByText("Falta EN")).toBeVisible();
  await card.getByRole("button", { name: `Eliminar ${title}` }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(panel)).toContainText("Proyecto eliminado");
  await expect(panel.getByText("No se encontraron proyectos")).toBeVisible();
  expect((await panel.request.get(`/api/projects/${stored.slug}`)).status()).toBe(404);
});

test("creates a duplicate as a draft with its own address", async ({ panel }) => {
  const project = await newProject(panel, { status: "published", description: "La primera" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByRole("link", { name: "Duplicar" }).click();
  await expect(panel.getByLabel("Título · Español")).toHaveValue(`${project.title} (copia)`);
  await expect(panel.getByLabel("Descripción · Español")).toHaveValue("La primera");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto creado");
  await expect(panel).toHaveURL(/\/projects\/\d+\/edit$/);
  const id = Number(/projects\/(\d+)/.exec(panel.url())?.[1]);
  const copy = await api(panel.request, "GET", `/api/admin/projects/${id}`);
  expect(copy).toMatchObject({ status: "draft", title: `${project.title} (copia)` });
  expect(copy.slug).not.toBe(project.slug);
});

test("publishes, features, deletes and restores several projects, one at another address", async ({ panel }) => {
  const mark = unique("Serie").replace(" ", "-");
  for (const number of [1, 2, 3]) await newProject(panel, { title: `${mark} ${number}` });
  await panel.goto("/admin/projects");
  await panel.getByLabel("Buscar por título o ubicación").fill(mark);
  await expect(panel.getByRole("button", { name: "Todos (3)" })).toBeVisible();
  for (const number of [1, 2, 3]) await panel.getByLabel(`Seleccionar ${mark} ${number}`).check();
  const bar = panel.getByRole("region", { name: "Selección" });
  await bar.getByRole("button", { name: "Publicar" }).click();
  await expect(toast(panel)).toContainText("Cambios guardados en 3 proyectos");
  await expect(panel.getByRole("listitem").getByText("Publicado")).toHaveCount(3);
  // The panel asks before it unpublishes.
  for (const number of [1, 2]) await panel.getByLabel(`Seleccionar ${mark} ${number}`).check();
  await bar.getByRole("button", { name: "Pasar a borrador" }).click();
  const question = panel.getByRole("dialog", { name: "¿Pasar a borrador 2 proyectos?" });
  await expect(question).toContainText("deja de verse en la web");
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(panel.getByRole("listitem").getByText("Publicado")).toHaveCount(3);
  await bar.getByRole("button", { name: "Pasar a borrador" }).click();
  await question.getByRole("button", { name: "Pasar a borrador" }).click();
  await expect(toast(panel)).toContainText("Cambios guardados en 2 proyectos");
  await expect(panel.getByRole("listitem").getByText("Publicado")).toHaveCount(1);
  await panel.getByRole("button", { name: "Tabla" }).click();
  await panel.getByLabel("Seleccionar todo").check();
  await bar.getByRole("button", { name: "Destacar", exact: true }).click();
  await expect(panel.getByRole("cell").getByText("Destacado")).toHaveCount(3);
  await panel.getByLabel("Seleccionar todo").check();
  await bar.getByRole("button", { name: "Eliminar" }).click();
  await expect(panel.getByRole("dialog")).toContainText("Van a la papelera: se pueden recuperar durante treinta días.");
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(panel)).toContainText("Proyectos eliminados");
  await expect(panel.getByText("No se encontraron proyectos")).toBeVisible();
  const { slug } = await newProject(panel, { title: `${mark} 1` });
  await toast(panel).getByRole("button", { name: "Deshacer" }).click();
  await expect(toast(panel)).toContainText("Proyectos recuperados");
  await expect(toast(panel)).toContainText(`Otro tiene ya su dirección anterior: ahora está en /proyecto/${slug}-2`);
  await expect(panel.getByRole("cell").getByText("Destacado")).toHaveCount(3);
  await panel.evaluate(() => localStorage.clear());
});

test("refuses invalid pictures at their field, in the specification's words", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  const main = panel.getByRole("group", { name: "Imagen principal" });
  await main
    .locator("input[type=file]")
    .setInputFiles({ name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(main.getByRole("alert")).toHaveText("Por favor selecciona un archivo de imagen válido.");
  await main
    .locator("input[type=file]")
    .setInputFiles({ name: "enorme.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10_485_761) });
  await expect(main.getByRole("alert")).toHaveText("El archivo es demasiado grande. Máximo permitido: 10MB");
  for (const [content, why] of [
    ["", "Este está vacío."],
    ["no es una foto", "Este está dañado, o no es de los que se admiten"],
  ]) {
    await main
      .locator("input[type=file]")
      .setInputFiles({ name: "rota.jpg", mimeType: "image/jpeg", buffer: Buffer.from(content ?? "") });
    await expect(main.getByRole("alert")).toContainText(`Por favor selecciona un archivo de imagen válido. ${why}`);
  }
  await panel.route("**/api/objects/upload", (route) =>
    route.fulfill({ status: 503, json: { message: "no", code: "unavailable" } }),
  );
  await main.locator("input[type=file]").setInputFiles(photo("bano-lavapies.jpg"));
  await expect(main.getByRole("alert")).toHaveText("Error subiendo el archivo. Por favor intenta de nuevo.");
});

test("says that a corrected title moves a published address, and lets the editor keep the old one", async ({
  panel,
}) => {
  const slug = `corta-${Date.now().toString(36)}`;
  const { id } = await newProject(panel, { status: "published", slug });
  await panel.goto(`/admin/projects/${id}/edit`);
  const address = panel.getByLabel("Dirección (slug)");
  await expect(panel.getByText("corrígela a mano después")).toBeVisible();
  await panel.getByLabel("Título · Español").fill("Título corregido");
  await expect(address).toHaveValue("titulo-corregido");
  await expect(panel.getByText(`En la web está en /proyecto/${slug}, que llevará a la nueva`)).toBeVisible();
  await panel.getByRole("button", { name: "Dejar la que tiene" }).press("Enter");
  await expect(address).toHaveValue(slug);
  await expect(panel.getByText(`En la web está en /proyecto/${slug}`)).toBeHidden();
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  expect(await api(panel.request, "GET", `/api/projects/${slug}`)).toMatchObject({ title: "Título corregido" });
});

test("refuses a taken address at its field", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Otro"));
  await panel.getByLabel("Dirección (slug)").fill(project.slug);
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText("Esa dirección ya está en uso", { exact: true })).toBeVisible();
  await expect(toast(panel)).toContainText("No se pudo guardar el proyecto");
});

test("moves a gallery picture with the mouse", async ({ panel }) => {
  const pictures = await api<{ path: string }[]>(panel.request, "GET", "/api/admin/media?range=[0,3]");
  const paths = pictures.map((one) => one.path);
  const project = await newProject(panel, { galleryImages: paths });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const gallery = panel.getByRole("group", { name: "Galería" });
  await expect(gallery.getByRole("listitem")).toHaveCount(4);
  const handle = gallery.getByRole("button", { name: "Mover la imagen 4" });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await gallery.getByRole("button", { name: "Mover la imagen 1" }).boundingBox();
  if (!from || !to) throw new Error("no handles");
  await panel.mouse.move(from.x + 8, from.y + 8);
  await panel.mouse.down();
  await panel.mouse.move(from.x - 20, from.y + 8, { steps: 4 });
  await panel.mouse.move(to.x + 4, to.y + 8, { steps: 12 });
  await panel.mouse.up();
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const stored = await api<{ galleryImages: string[] }>(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored.galleryImages).toEqual([paths[3], paths[0], paths[1], paths[2]]);
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});
