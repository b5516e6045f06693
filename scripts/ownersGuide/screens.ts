/// <reference lib="dom" />
import type { Page } from "playwright";
import { readJson } from "../../database/testing/readJson";

type Arrange = (page: Page) => Promise<unknown>;

const open = (path: string, heading?: string) => async (page: Page) => {
  await page.goto(`/admin/${path}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
};

async function openProject(page: Page): Promise<void> {
  await open("projects", "Proyectos")(page);
  await page.getByRole("link", { name: "Editar Piso de 1929 en Chamberí" }).click();
  await page.getByRole("button", { name: "Guardar y publicar" }).waitFor();
  // With three languages side by side the columns are too narrow to read in a picture.
  await page.getByRole("group", { name: "Idiomas que se muestran" }).getByRole("button", { name: "Español" }).click();
}

const toTop = (page: Page, text: string, above = 24) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((one, space) => {
      one.scrollIntoView({ block: "start" });
      window.scrollBy(0, -space);
    }, above);

/**
 * Fake a failed publication: the only API response of the pictures that is not real, because a healthy product has no
 * failures.
 */
async function failed(page: Page): Promise<void> {
  await page.route("**/api/admin/site-builds?*", async (route) => {
    const answer = await route.fetch();
    const [latest, ...others] = await readJson<object[]>(answer);
    const message =
      "La página /sobre-mi muestra una imagen que ya no existe. Sube otra y vuelve a guardar; la web publicada sigue como estaba.";
    const broken = { ...latest, status: "failed", message, log: "", restorable: false, verifiedAt: null };
    await route.fulfill({ response: answer, json: [broken, ...others] });
  });
  await page.route("**/api/admin/site-builds/events*", (route) => route.abort());
  await open("publicacion", "Publicación")(page);
  await page.getByRole("button", { name: "Reintentar" }).waitFor();
}

/** The guide's pictures by file name, in this order: how to bring each on screen. */
export const pictures: Record<string, Arrange> = {
  escritorio: open("dashboard", "Dashboard"),
  proyectos: open("projects", "Proyectos"),
  proyecto: openProject,
  galeria: (page) => toTop(page, "Galería"),
  encuadre: async (page) => {
    await page.getByRole("button", { name: "Texto y encuadre de la imagen 1", exact: true }).click();
    await page.getByLabel("Texto alternativo · Español").waitFor();
  },
  guardado: async (page) => {
    await openProject(page);
    const place = page.getByLabel("Ubicación");
    await place.fill(`${await place.inputValue()} `);
    await page.getByRole("button", { name: "Guardar y publicar" }).click();
    await page.getByText("✓ Verificado").waitFor({ timeout: 180_000 });
    await page
      .getByRole("button", { name: "Cerrar aviso" })
      .click({ timeout: 2000 })
      .catch(() => {});
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  },
  blog: async (page) => {
    await open("blog", "Blog")(page);
    await page
      .getByRole("link", { name: /^Editar / })
      .first()
      .click();
    await page.getByLabel("Ver el artículo mientras escribo").check();
    await toTop(page, "Contenido");
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  },
  paginas: open("pages", "Páginas"),
  seccion: async (page) => {
    await page.getByRole("region", { name: "Cabecera" }).getByRole("button", { name: "Editar" }).click();
    await page.getByRole("button", { name: "Guardar y publicar" }).waitFor();
  },
  consultas: open("contacts", "Consultas"),
  consulta: async (page) => {
    await page.locator("#contact-rows a").first().click();
    await page.getByRole("dialog").getByText("Recibida").waitFor();
  },
  publicacion: open("publicacion", "Publicación"),
  "en-rojo": failed,
  usuarios: async (page) => {
    await open("users", "Usuarios")(page);
    await page.getByRole("button", { name: "Nuevo usuario" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nombre").fill("Marta Olivé");
    await dialog.getByLabel("Correo electrónico").fill("marta@estudiolumbre.es");
  },
  ajustes: open("settings", "Ajustes"),
  entrar: async (page) => {
    await page.context().clearCookies();
    await page.goto("/admin/login");
    await page.getByRole("button", { name: "Entrar" }).waitFor();
  },
};
