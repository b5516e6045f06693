import { api, expect, newProject, photo, test, toast, unique } from "../support";

test("says in a picture's dialog where it is used, and that «Guardar» publishes its texts everywhere", async ({
  panel,
}) => {
  const project = await newProject(panel, { title: unique("Ático"), status: "published" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const main = panel.getByRole("group", { name: "Imagen principal" });
  await main.locator("input[type=file]").setInputFiles(photo("cocina-retiro-despues.jpg"));
  await expect(toast(panel)).toContainText("Imagen cargada", { timeout: 90_000 });
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const { mainImage } = await api<{ mainImage: string }>(panel.request, "GET", `/api/admin/projects/${project.id}`);
  const title = unique("Cocinas");
  await api(panel.request, "POST", "/api/admin/blog", { title, content: `![](${mainImage})`, status: "draft" });
  await main.getByRole("button", { name: "Texto y encuadre" }).click();
  const note = panel.getByRole("note", { name: "Dónde se usa" });
  await expect(note).toContainText("al pulsar «Guardar» cambian en todos los sitios donde se usa y se publican");
  await expect(note.getByRole("listitem").filter({ hasText: project.title })).toHaveText(`Proyecto «${project.title}»`);
  await expect(note.getByRole("listitem").filter({ hasText: title })).toHaveText(
    `Artículo «${title}» (no está en la web)`,
  );
});

test("asks before an article's picture dialog is closed during an upload", async ({ panel }) => {
  await panel.goto("/admin/blog/new");
  await panel
    .getByRole("group", { name: "Formato · Contenido · Español" })
    .getByRole("button", { name: "Imagen…" })
    .click();
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await panel.route("**/api/objects/set-acl", async (route) => {
    await released;
    await route.continue();
  });
  const dialog = panel.getByRole("dialog", { name: "Imagen en el artículo" });
  await dialog.locator("input[type=file]").setInputFiles(photo("bano-lavapies.jpg"));
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await panel.keyboard.press("Escape");
  await panel
    .getByRole("dialog", { name: "¿Dejar de subir la imagen?" })
    .getByRole("button", { name: "Seguir subiendo" })
    .click();
  goOn();
  await expect(panel.getByLabel("Contenido · Español", { exact: true })).toHaveValue(/!\[\]\(\/media\/\w+\.jpg\)/);
});
