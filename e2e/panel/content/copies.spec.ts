import { axeFindings } from "../../axe";
import { api, expect, newProject, newUser, test, toast, unique } from "../support";

type Project = { title: string; location: string };

test("keeps changes to a published project private until the copy is published", async ({ panel, browser }) => {
  const title = unique("Patio");
  const project = await newProject(panel, { title, status: "published", location: "Retiro" });
  const visitor = await browser.newPage();
  const seen = async () => {
    await visitor.goto(`/proyecto/${project.slug}`);
    return visitor.getByRole("heading", { level: 1 });
  };
  const publicly = () => api<Project>(panel.request, "GET", `/api/projects/${project.slug}`);
  const banner = panel.getByRole("note");
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await expect(banner).toHaveCount(0);
  await panel.getByLabel("Título · Español").fill(`${title} con fuente`);
  await panel.getByLabel("Dirección (slug)").fill(project.slug);
  await panel.getByRole("button", { name: "Guardar sin publicar" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo guardada");
  await expect(banner).toContainText("Estás viendo la copia de trabajo");
  await expect(panel.getByText("✓ En la web sigue la versión publicada")).toBeVisible();
  expect(await axeFindings(panel)).toEqual([]);
  // With a copy open, the keyboard saves into the copy.
  await panel.getByLabel("Ubicación").fill("Goya");
  await panel.keyboard.press("Control+s");
  await expect(toast(panel)).toContainText("Copia de trabajo guardada");
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
  expect(await publicly()).toMatchObject({ title, location: "Retiro" });
  await expect(await seen()).toHaveText(title);

  await panel.reload();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Goya");
  await panel.keyboard.press("Control+s");
  await expect(toast(panel)).toContainText("Sin cambios");
  const opened = panel.context().waitForEvent("page");
  await panel.getByRole("button", { name: "Vista previa" }).click();
  await panel.getByRole("menuitem", { name: "Español" }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`${title} con fuente`);
  await preview.close();

  await panel.getByRole("button", { name: "Ver la publicada" }).click();
  await expect(banner).toContainText("Estás viendo la versión publicada");
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Retiro");
  await expect(panel.getByRole("button", { name: "Guardar sin publicar" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Volver a la copia" }).click();
  await panel.getByLabel("Ubicación").fill("Salamanca");
  await panel.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(toast(panel)).toContainText("Copia publicada");
  await expect(banner).toHaveCount(0);
  await expect(panel.getByText("✓ Visible para visitantes")).toBeVisible();
  expect(await publicly()).toMatchObject({ title: `${title} con fuente`, location: "Salamanca" });
  await expect(await seen()).toHaveText(`${title} con fuente`);
  await visitor.close();
});

test("marks a colleague's copy in the list, prevents overwriting it unseen, and discards it", async ({
  panel,
  browser,
  baseURL,
}) => {
  const title = unique("Zaguán");
  const project = await newProject(panel, { title, status: "published", location: "Retiro" });
  const address = `/api/admin/projects/${project.id}/copy`;
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Lo mío");
  const colleague = await newUser(panel);
  const { email, password } = colleague;
  const other = await browser.newContext({ baseURL });
  await api(other.request, "POST", "/api/auth/login", { email, password });
  await api(other.request, "PUT", address, { location: "Lo suyo" });
  await panel.getByRole("button", { name: "Guardar sin publicar" }).click();
  const dialog = panel.getByRole("dialog", { name: `${colleague.name} guardó cambios mientras editabas` });
  await dialog.getByRole("button", { name: "Descartar lo mío y recargar" }).click();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Lo suyo");
  await expect(panel.getByRole("note")).toContainText(`guardada por ${colleague.name}`);

  await panel.getByRole("button", { name: "Programar" }).click();
  await panel.getByLabel("Publicar la copia el").fill("2031-05-06T09:30");
  await panel.getByRole("dialog").getByRole("button", { name: "Programar" }).click();
  await expect(panel.getByRole("note")).toContainText("Se publicará sola el 6 may 2031, 09:30");
  // An incomplete date cancels nothing; an empty field does.
  await panel.getByRole("button", { name: "Programar" }).click();
  await panel.getByLabel("Publicar la copia el").press("Backspace");
  await panel.getByRole("dialog").getByRole("button", { name: "Programar" }).click();
  await expect(panel.getByRole("dialog")).toContainText("La fecha está incompleta");
  expect(await api(panel.request, "GET", address)).toMatchObject({ publishAt: "2031-05-06T07:30:00.000Z" });
  await panel.getByLabel("Publicar la copia el").fill("");
  await panel.getByRole("dialog").getByRole("button", { name: "Programar" }).click();
  await expect(panel.getByRole("note")).not.toContainText("Se publicará sola");
  await panel.goto("/admin/projects");
  await panel.getByLabel("Buscar por título o ubicación").fill(title);
  const card = panel.getByRole("listitem").filter({ hasText: title });
  await expect(card.getByText("Copia de trabajo")).toBeVisible();
  await card.getByRole("link", { name: title, exact: true }).click();

  // The published version changes meanwhile: publishing asks, and names the editor.
  await api(other.request, "PUT", `/api/admin/projects/${project.id}`, { clientName: "Marta" });
  await panel.getByRole("button", { name: "Publicar", exact: true }).click();
  const changed = panel.getByRole("dialog", { name: "Lo publicado ha cambiado desde que empezó la copia" });
  await expect(changed).toContainText(colleague.name);
  await changed.getByRole("button", { name: "Seguir editando" }).click();
  await panel.getByRole("button", { name: "Descartar", exact: true }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Descartar" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo descartada");
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Retiro");
  expect(await (await panel.request.get(address)).json()).toBeNull();

  await panel.getByRole("link", { name: "Historial" }).click();
  await panel.getByRole("link", { name: "Lo guardado sin publicar" }).click();
  await panel.getByRole("button", { name: "Recuperar esta versión" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Recuperar" }).click();
  await expect(toast(panel)).toContainText("Versión recuperada");
  expect(await api<Project>(panel.request, "GET", address)).toMatchObject({ location: "Lo suyo" });
  await other.close();
});

test("keeps changes to a page's section private, compares them with the published page, and publishes the copy", async ({
  panel,
}) => {
  type Section = { sectionKey: string; title: string };
  const title = unique("Casas para vivir");
  const publicly = async () => {
    const { sections } = await api<{ sections: Section[] }>(panel.request, "GET", "/api/pages/residential");
    return sections.find(({ sectionKey }) => sectionKey === "services")?.title;
  };
  const before = await publicly();
  const banner = panel.getByRole("note");
  const section = panel.getByRole("region", { name: "Servicios", exact: true });
  const field = section.getByLabel("Título · Español").first();
  const open = () => section.getByRole("button", { name: "Editar" }).click();
  await panel.goto("/admin/pages/residential");
  await open();
  await field.fill(title);
  await section.getByRole("button", { name: "Guardar sin publicar" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo guardada");
  await expect(banner).toContainText("Estás viendo la copia de trabajo");
  const menu = panel.getByRole("navigation", { name: "Páginas" });
  await expect(menu.getByRole("link", { name: "Particulares" })).toContainText("Copia de trabajo");
  expect(await axeFindings(panel)).toEqual([]);
  await panel.getByRole("button", { name: "Ver la publicada" }).click();
  await expect(section).not.toContainText(title);
  await panel.getByRole("button", { name: "Volver a la copia" }).click();
  // The keyboard saves into the copy, and an open section must be saved before the copy is published.
  await open();
  await expect(panel.getByRole("button", { name: "Publicar", exact: true })).toBeDisabled();
  await field.fill(`${title} mejor`);
  await field.press("Control+s");
  await expect(section.getByText(`${title} mejor`)).toBeVisible();
  expect(await publicly()).toBe(before);
  const opened = panel.context().waitForEvent("page");
  await panel.getByRole("button", { name: "Vista previa" }).click();
  await panel.getByRole("menuitem", { name: "Español" }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { name: `${title} mejor` })).toBeVisible();
  await preview.close();

  // Somebody publishes another text of this section meanwhile: the panel asks first.
  await api(panel.request, "PUT", "/api/admin/pages/residential", {
    sections: [{ sectionKey: "services", title: "De otra persona" }],
  });
  await panel.getByRole("button", { name: "Publicar", exact: true }).click();
  const changed = panel.getByRole("dialog", { name: "Lo publicado ha cambiado desde que empezó la copia" });
  await changed.getByRole("button", { name: "Publicar la copia" }).click();
  await expect(toast(panel)).toContainText("Copia publicada");
  await expect(banner).toHaveCount(0);
  // The banner's buttons are gone, but the keyboard's position is kept.
  await expect(panel.getByRole("group", { name: "Particulares" })).toBeFocused();
  expect(await publicly()).toBe(`${title} mejor`);

  await open();
  await field.fill("Al final no");
  await section.getByRole("button", { name: "Guardar sin publicar" }).click();
  await panel.getByRole("button", { name: "Descartar", exact: true }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Descartar" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo descartada");
  await expect(panel.getByRole("group", { name: "Particulares" })).toBeFocused();
  await expect(section.getByText(`${title} mejor`)).toBeVisible();
  await panel.goto("/admin/historial/pages/residential-copy");
  await expect(panel.getByRole("heading", { name: "Historial de la copia: Particulares" })).toBeVisible();
  await panel.getByRole("button", { name: "Recuperar esta versión" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Recuperar" }).click();
  await expect(toast(panel)).toContainText("Versión recuperada");
  await api(panel.request, "DELETE", "/api/admin/pages/residential/copy");
});

test("saves only the editor's own changes when a page's copy was published meanwhile", async ({ panel }) => {
  type Section = { sectionKey: string; title: string; subtitle: string };
  const [page, copy] = ["/api/admin/pages/residential", "/api/admin/pages/residential/copy"];
  const hero = async (at: string) =>
    (await api<{ sections: Section[] } | null>(panel.request, "GET", at))?.sections.find(
      ({ sectionKey }) => sectionKey === "hero",
    );
  const write = (at: string, fields: Partial<Section>) =>
    api(panel.request, "PUT", at, { sections: [{ sectionKey: "hero", ...fields }] });
  const before = await hero(page);
  const title = unique("Casas");
  await write(copy, { title, subtitle: "De la copia" });
  await panel.goto("/admin/pages/residential");
  const section = panel.getByRole("region", { name: "Cabecera", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español").first().fill(`${title} tranquilas`);
  await api(panel.request, "POST", `${copy}/publication`, {});
  await write(page, { subtitle: "De la web" });
  await section.getByRole("button", { name: "Guardar sin publicar" }).click();
  const gone = panel.getByRole("dialog", { name: "La copia de trabajo ya no está" });
  await gone.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo guardada");
  expect(await hero(copy)).toMatchObject({ title: `${title} tranquilas`, subtitle: "De la web" });
  expect(await hero(page)).toMatchObject({ title, subtitle: "De la web" });

  // If the copy was discarded and nothing published since, the whole form is saved.
  await write(copy, { subtitle: "Otra vez de la copia" });
  await panel.reload();
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español").first().fill(`${title} claras`);
  await api(panel.request, "DELETE", copy);
  await section.getByRole("button", { name: "Guardar sin publicar" }).click();
  await gone.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect.poll(() => hero(copy)).toMatchObject({ title: `${title} claras`, subtitle: "Otra vez de la copia" });
  await api(panel.request, "DELETE", copy);
  await write(page, { title: before?.title, subtitle: before?.subtitle });
});

test("starts a new copy with the whole form and every translation when the copy was discarded", async ({ panel }) => {
  const { id } = await newProject(panel, { status: "published", translations: { ca: { title: "Àtic" } } });
  const copy = `/api/admin/projects/${id}/copy`;
  await api(panel.request, "PUT", copy, { location: "Goya", translations: { ca: { title: "Àtic clar" } } });
  await panel.goto(`/admin/projects/${id}/edit`);
  await panel.getByRole("button", { name: "Català" }).click();
  await panel.getByLabel("Descripción · Català").fill("Amb llum");
  await api(panel.request, "DELETE", copy);
  await panel.getByRole("button", { name: "Guardar sin publicar" }).click();
  const gone = panel.getByRole("dialog", { name: "La copia de trabajo ya no está" });
  await gone.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo guardada");
  expect(await api(panel.request, "GET", copy)).toMatchObject({
    location: "Goya",
    translations: { ca: { title: "Àtic clar", description: "Amb llum" } },
  });
});
