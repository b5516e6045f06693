import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page, Route } from "@playwright/test";
import { api, expect, holdRequest, newProject, photo, test, toast } from "../support";

/** Form states that are not stored yet: uploads in progress, and words typed after a save. */
const setAcl = "**/api/objects/set-acl";
/** The browser decodes and prepares a picture before its upload ends. */
const uploaded = { timeout: 90_000 };
const question = "Hay cambios sin guardar. ¿Seguro que quieres salir sin guardarlos?";

/** Answer the browser's next leave dialog. Return the list to which its question is added. */
function answering(page: Page, leave: boolean): string[] {
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await (leave ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

/** Drop pictures on a field as the mouse does. */
async function drop(on: Locator, ...names: string[]): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: (await readFile(photo(name))).toString("base64") })),
  );
  await on.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of dropped) {
      const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      dataTransfer.items.add(new File([data], name, { type: "image/jpeg" }));
    }
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

const mainPicture = (page: Page) => page.getByRole("group", { name: "Imagen principal" });
const gallery = (page: Page) => page.getByRole("group", { name: "Galería" });
const fileOf = (field: Locator) => field.locator("input[type=file]");
const storedProject = (page: Page, id: number) =>
  api<{ mainImage: string; status: string; galleryImages: string[] }>(page.request, "GET", `/api/admin/projects/${id}`);

test("asks before leaving during an upload, and does not report the upload afterwards", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const said: string[] = [];
  await panel.exposeFunction("tell", (text: string) => said.push(text));
  await panel.evaluate(() => {
    const tell = (window as unknown as { tell(text: string): void }).tell;
    new MutationObserver(() => tell(document.querySelector(".toast")?.textContent ?? "")).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  const upload = await holdRequest(panel, setAcl);
  await fileOf(mainPicture(panel)).setInputFiles(photo("bano-lavapies.jpg"));
  await upload.arrived;
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
  const asked = answering(panel, false);
  await panel.getByRole("link", { name: "Blog" }).click();
  await expect.poll(() => asked).toEqual([question]);
  await expect(panel).toHaveURL(/projects\/\d+\/edit$/);
  answering(panel, true);
  await panel.getByRole("link", { name: "Blog" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  const answered = panel.waitForResponse(setAcl);
  upload.goOn();
  await (await answered).finished();
  // By the time the next screen is shown, the page has processed the response.
  await panel.getByRole("link", { name: "Guías" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Guías" })).toBeVisible();
  expect(said.join()).not.toContain("Imagen cargada");
});

test("saves a working copy during an upload, although «Estado» is set to «Borrador» meanwhile", async ({ panel }) => {
  const project = await newProject(panel, { status: "published" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const upload = await holdRequest(panel, setAcl);
  await fileOf(mainPicture(panel)).setInputFiles(photo("bano-lavapies.jpg"));
  await upload.arrived;
  await panel.getByRole("button", { name: "Guardar sin publicar" }).click();
  await panel.getByRole("combobox", { name: "Estado" }).click();
  await panel.getByRole("option", { name: "Borrador" }).click();
  upload.goOn();
  await expect(toast(panel)).toContainText("Copia de trabajo guardada", uploaded);
  const copy = await api<{ mainImage: string; status: string }>(
    panel.request,
    "GET",
    `/api/admin/projects/${project.id}/copy`,
  );
  expect(copy).toMatchObject({ mainImage: expect.stringContaining("/media/"), status: "published" });
  expect(await storedProject(panel, project.id)).toMatchObject({ mainImage: "", status: "published" });
  // A later choice belongs to the next save.
  await expect(panel.getByRole("combobox", { name: "Estado" })).toHaveText("Borrador");
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
});

test("does not publish a draft saved during an upload, although «Estado» is set to «Publicado» meanwhile", async ({
  panel,
}) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const upload = await holdRequest(panel, setAcl);
  await fileOf(mainPicture(panel)).setInputFiles(photo("bano-lavapies.jpg"));
  await upload.arrived;
  await panel.getByRole("button", { name: "Guardar" }).click();
  await panel.getByRole("combobox", { name: "Estado" }).click();
  await panel.getByRole("option", { name: "Publicado" }).click();
  upload.goOn();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  expect(await storedProject(panel, project.id)).toMatchObject({
    mainImage: expect.stringContaining("/media/"),
    status: "draft",
  });
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
});

test("keeps the picture chosen last, whichever upload ends first", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  let first: Route | undefined;
  await panel.route(setAcl, async (route) => {
    if (first) return route.continue();
    first = route;
  });
  await drop(mainPicture(panel), "bano-lavapies.jpg");
  await expect.poll(() => first !== undefined).toBe(true);
  const second = panel.waitForResponse(setAcl);
  await drop(mainPicture(panel), "cocina-retiro-antes.jpg");
  const { objectPath }: { objectPath: string } = await (await second).json();
  await expect(toast(panel)).toContainText("Imagen cargada", uploaded);
  const answered = panel.waitForResponse(setAcl);
  await first?.continue();
  await (await answered).finished();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  expect((await storedProject(panel, project.id)).mainImage).toBe(objectPath);
});

test("takes the first of several pictures dropped on a single field, and says so", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await drop(mainPicture(panel), "bano-lavapies.jpg", "cocina-retiro-antes.jpg");
  await expect(mainPicture(panel).getByRole("alert")).toContainText(
    "Aquí cabe una sola imagen: se sube «bano-lavapies.jpg» y no las demás.",
  );
  await expect(toast(panel)).toContainText("Imagen cargada", uploaded);
});

test("keeps a picture removed while another is uploading", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await fileOf(mainPicture(panel)).setInputFiles(photo("cocina-retiro-antes.jpg"));
  await expect(toast(panel)).toContainText("Imagen cargada", uploaded);
  const upload = await holdRequest(panel, setAcl);
  await fileOf(mainPicture(panel)).setInputFiles(photo("bano-lavapies.jpg"));
  await upload.arrived;
  await mainPicture(panel).getByRole("button", { name: "Quitar" }).click();
  const answered = panel.waitForResponse(setAcl);
  upload.goOn();
  await (await answered).finished();
  await panel.getByLabel("Ubicación").fill("Retiro");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  expect((await storedProject(panel, project.id)).mainImage).toBe("");
});

test("says that a picture is in the gallery already", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await fileOf(gallery(panel)).setInputFiles(photo("bano-lavapies.jpg"));
  await expect(toast(panel)).toContainText("Imagen agregada", uploaded);
  await fileOf(gallery(panel)).setInputFiles(photo("bano-lavapies.jpg"));
  await expect(toast(panel)).toContainText("Esa imagen ya estaba en la galería");
  await expect(gallery(panel).getByRole("listitem")).toHaveCount(1);
});

test("keeps the gallery in the order of choice, whichever upload ends first", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  let first: Route | undefined;
  await panel.route(setAcl, async (route) => {
    if (first) return route.continue();
    first = route;
  });
  await drop(gallery(panel), "bano-lavapies.jpg");
  await expect.poll(() => first !== undefined).toBe(true);
  const second = panel.waitForResponse(setAcl);
  await drop(gallery(panel), "cocina-retiro-antes.jpg");
  // The second upload must wait for the first: give it time to overtake.
  await Promise.race([second, pause(10_000)]);
  await first?.continue();
  await expect(gallery(panel).getByRole("listitem")).toHaveCount(2, uploaded);
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const { galleryImages } = await storedProject(panel, project.id);
  const again = await uploadedPath(panel, "bano-lavapies.jpg");
  expect(galleryImages).toHaveLength(2);
  expect(galleryImages[0]).toBe(again);
});

/** Upload the picture again: the same bytes have the same address. */
async function uploadedPath(page: Page, name: string): Promise<string> {
  const { uploadURL } = await api<{ uploadURL: string }>(page.request, "POST", "/api/objects/upload");
  await page.request.put(uploadURL, {
    data: await readFile(photo(name)),
    headers: { "Content-Type": "image/jpeg", "Sec-Fetch-Site": "same-origin" },
  });
  const { objectPath } = await api<{ objectPath: string }>(page.request, "PUT", "/api/objects/set-acl", {
    imageURL: uploadURL,
  });
  return objectPath;
}
