import { api, expect, newProject, test, toast, unique } from "../support";

type Project = { slug: string; translations: { ca?: { title?: string } } };

test("compares a Catalan text with an earlier version word by word, and restores it", async ({ panel }) => {
  const project = await newProject(panel, { translations: { ca: { title: "Casa amb llum del nord" } } });
  const edit = `/admin/projects/${project.id}/edit`;
  await panel.goto(edit);
  await panel.getByLabel("Título · Català").fill("Casa amb llum del sud");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  await panel.getByRole("link", { name: "Historial" }).click();
  await expect(panel.getByRole("heading", { name: `Historial: ${project.title}` })).toBeVisible();
  const versions = panel.getByRole("navigation", { name: "Versiones" }).getByRole("link");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Título (Català)");
  const chosen = panel.getByRole("region", { name: "Versión elegida" });
  await expect(chosen.getByRole("heading", { name: "Título (Català)" })).toBeVisible();
  await expect(chosen).toContainText(/Versión 2, guardada por .+ desde Chrome en /);
  await expect(chosen.locator("del")).toHaveText("nord");
  await expect(chosen.locator("ins")).toHaveText("sud");
  await versions.last().click();
  await chosen.getByRole("button", { name: "Recuperar esta versión" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Recuperar" }).click();
  await expect(toast(panel)).toContainText("Versión recuperada");
  await expect(versions).toHaveCount(3);
  const after = await api<Project>(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(after.translations.ca?.title).toBe("Casa amb llum del nord");
});

test("keeps what somebody saves during the confirmation of a restore", async ({ panel }) => {
  const project = await newProject(panel, { location: "Chueca", status: "published" });
  const address = `/api/admin/projects/${project.id}`;
  await api(panel.request, "PUT", address, { location: "Lavapiés" });
  await panel.goto(`/admin/historial/projects/${project.id}`);
  const versions = panel.getByRole("navigation", { name: "Versiones" }).getByRole("link");
  await versions.last().click();
  const chosen = panel.getByRole("region", { name: "Versión elegida" });
  const question = panel.getByRole("dialog");
  await chosen.getByRole("button", { name: "Recuperar esta versión" }).click();
  await api(panel.request, "PUT", address, { location: "Retiro" });
  // The list behind the dialog, visible but not accessible, has the new version by now.
  const behind = { includeHidden: true };
  const shown = panel.getByRole("navigation", { name: "Versiones", ...behind }).getByRole("link", behind);
  await expect(shown).toHaveCount(3);
  await question.getByRole("button", { name: "Recuperar" }).click();
  await expect(toast(panel)).toContainText("No se ha recuperado: alguien ha guardado mientras tanto");
  await expect(question).toHaveCount(0);
  expect((await api<{ location: string }>(panel.request, "GET", address)).location).toBe("Retiro");
});

test("compares pictures side by side", async ({ panel }) => {
  const pictures = (await api<{ path: string }[]>(panel.request, "GET", "/api/admin/media")).slice(0, 2);
  const [before = "", after = ""] = pictures.map(({ path }) => path);
  const project = await newProject(panel, { mainImage: before });
  await api(panel.request, "PUT", `/api/admin/projects/${project.id}`, { mainImage: after });
  await panel.goto(`/admin/historial/projects/${project.id}`);
  const chosen = panel.getByRole("region", { name: "Versión elegida" });
  for (const [name, path] of [
    ["Antes", before],
    ["Después", after],
  ] as const)
    await expect(chosen.getByRole("img", { name: `${name}, imagen 1` })).toHaveAttribute(
      "src",
      new RegExp(path.replace(/\.\w+$/, "")),
    );
});

test("previews a page as it was", async ({ panel }) => {
  const [before, after] = [unique("Un estudio pequeño"), unique("Un estudio grande")];
  const write = (title: string) =>
    api(panel.request, "PUT", "/api/admin/pages/construction", { sections: [{ sectionKey: "hero", title }] });
  await write(before);
  await write(after);
  await panel.goto("/admin/historial/pages/construction");
  await panel.getByRole("navigation", { name: "Versiones" }).getByRole("link").nth(1).click();
  const chosen = panel.getByRole("region", { name: "Versión elegida" });
  const opened = panel.context().waitForEvent("page");
  await chosen.getByRole("button", { name: "Vista previa" }).click();
  await panel.getByRole("menuitem", { name: "Español" }).click();
  const page = await opened;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
  await page.close();
});

test("restores a deleted project with «Deshacer» and from the trash, at its old address", async ({ panel }) => {
  const title = unique("Buhardilla");
  const project = await newProject(panel, { title, status: "published" });
  const seen = async () => (await panel.request.get(`/api/projects/${project.slug}`)).status();
  const remove = async () => {
    await panel.goto("/admin/projects");
    await panel.getByLabel("Buscar por título o ubicación").fill(title);
    await panel.getByRole("button", { name: `Eliminar ${title}` }).click();
    await expect(panel.getByRole("dialog")).toContainText("Va a la papelera");
    await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(toast(panel)).toContainText("Proyecto eliminado");
    expect(await seen()).toBe(404);
  };
  await remove();
  await toast(panel).getByRole("button", { name: "Deshacer" }).click();
  await expect(toast(panel)).toContainText("Proyecto recuperado");
  await expect(panel.getByRole("button", { name: `Eliminar ${title}` })).toBeVisible();
  expect(await seen()).toBe(200);
  await remove();
  await panel.getByRole("link", { name: "Papelera" }).click();
  await panel.getByRole("button", { name: `Recuperar ${title}` }).click();
  await expect(toast(panel)).toContainText("Proyecto recuperado");
  await expect(panel.getByText(title)).toHaveCount(0);
  expect(await seen()).toBe(200);
  const page = await panel.request.get(`/proyecto/${project.slug}`);
  expect(page.status()).toBe(200);
});
