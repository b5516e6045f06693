import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { api, expect, newProject, photo, test, toast, unique } from "./support";

const names = ["bano-lavapies.jpg", "cocina-retiro-antes.jpg", "cocina-retiro-despues.jpg", "detalle-materiales.jpg"];

test("«Guardar» while pictures are on their way waits for them: all four are in the gallery", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const sections = panel.getByRole("group", { name: "Galería" });
  await sections.locator("input[type=file]").setInputFiles(names.map(photo));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado", { timeout: 60_000 });
  const stored = await api<{ galleryImages: string[] }>(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored.galleryImages).toHaveLength(4);
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
});

test("a new project saved while its pictures are on their way keeps them as well", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Con imágenes"));
  await panel.getByRole("group", { name: "Galería" }).locator("input[type=file]").setInputFiles(names.map(photo));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await panel.waitForURL(/projects\/\d+\/edit$/, { timeout: 60_000 });
  const id = Number(/projects\/(\d+)/.exec(panel.url())?.[1]);
  const stored = await api<{ galleryImages: string[] }>(panel.request, "GET", `/api/admin/projects/${id}`);
  expect(stored.galleryImages).toHaveLength(4);
});

test("a section saved while its picture is on its way has it", async ({ panel }) => {
  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Cabecera", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  const uploaded = panel.waitForResponse("**/api/objects/set-acl");
  await section
    .getByRole("group", { name: "Imagen", exact: true })
    .locator("input[type=file]")
    .setInputFiles(photo("bano-lavapies.jpg"));
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Contenido actualizado", { timeout: 60_000 });
  const { objectPath } = (await (await uploaded).json()) as { objectPath: string };
  const page = await api<{ sections: { sectionKey: string; image: string }[] }>(
    panel.request,
    "GET",
    "/api/admin/pages/about",
  );
  expect(page.sections.find(({ sectionKey }) => sectionKey === "hero")?.image).toBe(objectPath);
});

test("a picture that could not be uploaded holds the save back, and says so", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.route("**/api/objects/upload", async (route) => {
    await pause(500);
    await route.fulfill({ status: 503, json: { message: "Vuelve en un momento", code: "unavailable" } });
  });
  await panel
    .getByRole("group", { name: "Galería" })
    .locator("input[type=file]")
    .setInputFiles(photo("bano-lavapies.jpg"));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("No se ha guardado: una imagen no se pudo subir");
  await expect(panel.getByText("Error subiendo el archivo. Por favor intenta de nuevo.")).toBeVisible();
});

test("an iPhone's picture is taken also by a browser that does not know its kind", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const gallery = panel.getByRole("group", { name: "Galería" });
  await gallery.locator("input[type=file]").setInputFiles({
    name: "IMG_0001.HEIC",
    mimeType: "",
    // The server reads what it holds, not what it is called.
    buffer: await readFile(photo("bano-lavapies.jpg")),
  });
  await expect(toast(panel)).toContainText("Imagen agregada", { timeout: 30_000 });
  await expect(gallery.getByRole("listitem")).toHaveCount(1);
});
