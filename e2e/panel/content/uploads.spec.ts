import { readFile, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { api, expect, newProject, photo, test, toast, unique } from "../support";

const names = ["bano-lavapies.jpg", "cocina-retiro-antes.jpg", "cocina-retiro-despues.jpg", "detalle-materiales.jpg"];

test("waits with «Guardar» for uploads: all four pictures are in the gallery", async ({ panel }) => {
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

test("keeps the pictures of a new project that was saved during their upload", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Con imágenes"));
  await panel.getByRole("group", { name: "Galería" }).locator("input[type=file]").setInputFiles(names.map(photo));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await panel.waitForURL(/projects\/\d+\/edit$/, { timeout: 60_000 });
  const id = Number(/projects\/(\d+)/.exec(panel.url())?.[1]);
  const stored = await api<{ galleryImages: string[] }>(panel.request, "GET", `/api/admin/projects/${id}`);
  expect(stored.galleryImages).toHaveLength(4);
});

test("keeps the picture of a section that was saved during its upload", async ({ panel }) => {
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
  const { objectPath }: { objectPath: string } = await (await uploaded).json();
  const page = await api<{ sections: { sectionKey: string; image: string }[] }>(
    panel.request,
    "GET",
    "/api/admin/pages/about",
  );
  expect(page.sections.find(({ sectionKey }) => sectionKey === "hero")?.image).toBe(objectPath);
});

test("does not save while a picture has failed to upload, and says so", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.route("**/api/objects/upload", async (route) => {
    // Long enough to press the button during the upload, on a busy machine too.
    await pause(5000);
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

test("accepts an iPhone's picture in a browser that does not know its type", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const gallery = panel.getByRole("group", { name: "Galería" });
  await gallery.locator("input[type=file]").setInputFiles({
    name: "IMG_0001.HEIC",
    mimeType: "",
    // The server reads the content, not the name.
    buffer: await readFile(photo("bano-lavapies.jpg")),
  });
  await expect(toast(panel)).toContainText("Imagen agregada", { timeout: 30_000 });
  await expect(gallery.getByRole("listitem")).toHaveCount(1);
});

test("shrinks a photograph of 102 megapixels and more than 25 MB before the upload, keeps it upright, and says so", async ({
  panel,
}, testInfo) => {
  const large = testInfo.outputPath("camara.jpg");
  // The left half is bright and the right half dark. With its EXIF orientation applied, the bright half is on top.
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const dark = { input: { create: { width: 2912, height: 4368, channels: 3, background: "#000000" } } } as const;
  const half = sharp({ create: { width: 5824, height: 4368, channels: 3, background: "#ffffff", noise } });
  const picture = await half
    .composite([{ ...dark, left: 2912, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
  await sharp(picture)
    .resize(11_648, 8736, { kernel: "nearest" })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toFile(large);
  expect((await stat(large)).size).toBeGreaterThan(25_000_000);
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const gallery = panel.getByRole("group", { name: "Galería" });
  await gallery.locator("input[type=file]").setInputFiles(large);
  await expect(toast(panel)).toContainText("Imagen agregada", { timeout: 90_000 });
  await expect(gallery.getByRole("listitem")).toHaveCount(1);
  await expect(
    gallery.getByText(/^«camara\.jpg» \(8736 × 11648 píxeles y .+ MB\) se ha reducido a 3072 × 4096/),
  ).toBeVisible();
  const stored = await onlyPicture(panel, gallery);
  const { width, height } = await stored.metadata();
  expect([width, height]).toEqual([1920, 2560]);
  const { data } = await stored.resize(1, 2, { fit: "fill" }).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([(data[0] ?? 0) > 90, (data[1] ?? 255) < 40]).toEqual([true, true]);
});

test("shrinks a transparent picture onto white", async ({ panel }, testInfo) => {
  const large = testInfo.outputPath("plano.png");
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 9000, height: 6000, channels: 4, background: clear } })
    .png()
    .toFile(large);
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const gallery = panel.getByRole("group", { name: "Galería" });
  await gallery.locator("input[type=file]").setInputFiles(large);
  await expect(toast(panel)).toContainText("Imagen agregada", { timeout: 90_000 });
  const { dominant } = await (await onlyPicture(panel, gallery)).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test("refuses what the browser cannot read and is too large, in the specification's words", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const gallery = panel.getByRole("group", { name: "Galería" });
  const file = { name: "rota.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10_485_761) };
  await gallery.locator("input[type=file]").setInputFiles(file);
  await expect(gallery.getByText("El archivo es demasiado grande. Máximo permitido: 10MB")).toBeVisible();
});

/** Return the stored picture of a gallery with one. */
async function onlyPicture(panel: Page, gallery: Locator) {
  const small = await gallery.getByRole("listitem").locator("img").getAttribute("src");
  const answer = await panel.request.get(String(small).replace(/\/\d+\.webp.*$/, ".jpg"));
  return sharp(await answer.body());
}
