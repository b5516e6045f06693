import type { Locator, Page } from "@playwright/test";
import { api, expect, newProject, newUser, signIn, test, toast } from "../support";

const question = (page: Page) => page.getByRole("dialog", { name: "¿Descartar lo que has escrito?" });

/** Click on the dialog's backdrop. */
const beside = (page: Page) => page.mouse.click(5, 400);

async function asksBeforeClosing(panel: Page, dialog: Locator, field: string) {
  await dialog.getByLabel(field).fill("Escrito");
  for (const close of [
    () => panel.keyboard.press("Escape"),
    () => beside(panel),
    () => dialog.getByRole("button", { name: "Cancelar" }).click(),
  ]) {
    await close();
    await question(panel).getByRole("button", { name: "Seguir escribiendo" }).click();
    await expect(question(panel)).toHaveCount(0);
    await expect(dialog.getByLabel(field)).toHaveValue("Escrito");
  }
  await panel.keyboard.press("Escape");
  await question(panel).getByRole("button", { name: "Descartar" }).click();
  await expect(panel.getByRole("dialog")).toHaveCount(0);
}

test("asks before Escape, a click outside or «Cancelar» discards words typed in a dialog", async ({ panel }) => {
  await panel.goto("/admin/users");
  await panel.getByRole("button", { name: "Nuevo usuario" }).click();
  await asksBeforeClosing(panel, panel.getByRole("dialog", { name: "Nuevo usuario" }), "Nombre");
  await panel.getByRole("button", { name: "Nuevo usuario" }).click();
  await panel.keyboard.press("Escape");
  await expect(panel.getByRole("dialog")).toHaveCount(0);
});

test("asks the same in the dialog of a picture's texts", async ({ panel }) => {
  const [picture] = await api<{ path: string }[]>(panel.request, "GET", "/api/admin/media?range=[0,0]");
  const project = await newProject(panel, { mainImage: picture?.path });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByRole("button", { name: "Texto y encuadre", exact: true }).click();
  await asksBeforeClosing(panel, panel.getByRole("dialog", { name: "Texto y encuadre de la imagen" }), "Autoría");
});

test("asks before «Cancelar» discards words typed in a section", async ({ panel }) => {
  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Filosofía", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español", { exact: true }).first().fill("Escrito");
  await section.getByRole("button", { name: "Cancelar" }).click();
  await question(panel).getByRole("button", { name: "Seguir escribiendo" }).click();
  await expect(section.getByLabel("Título · Español", { exact: true }).first()).toHaveValue("Escrito");
  await section.getByRole("button", { name: "Cancelar" }).click();
  await question(panel).getByRole("button", { name: "Descartar" }).click();
  await expect(section.getByRole("button", { name: "Editar" })).toBeFocused();
  await section.getByRole("button", { name: "Editar" }).click();
  await expect(section.getByLabel("Título · Español", { exact: true }).first()).not.toHaveValue("Escrito");
  await section.getByRole("button", { name: "Cancelar" }).click();
  await expect(section.getByRole("button", { name: "Editar" })).toBeVisible();
});

test("keeps the delete confirmation open until the server answers", async ({ panel }) => {
  const project = await newProject(panel);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await panel.route(`**/api/admin/projects/${project.id}`, async (route) => {
    if (route.request().method() === "DELETE") await held;
    await route.fallback();
  });
  await panel.goto("/admin/projects");
  await panel.getByLabel("Buscar por título o ubicación").fill(project.title);
  await panel.getByRole("button", { name: `Eliminar ${project.title}` }).click();
  const dialog = panel.getByRole("dialog");
  const asked = panel.waitForRequest((request) => request.method() === "DELETE");
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  await asked;
  await expect(dialog.getByRole("button", { name: "Eliminar" })).toBeDisabled();
  release();
  await expect(toast(panel)).toContainText("Proyecto eliminado");
  await expect(dialog).toHaveCount(0);
});

test("never shows an editor an owner's screen", async ({ panel, browser, baseURL }) => {
  const editor = await newUser(panel);
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const page = await context.newPage();
  await signIn(page, editor);
  for (const [address, words] of [
    ["/admin/users", "Nuevo usuario"],
    ["/admin/settings", "Lo leen el pie de página"],
  ] as const) {
    // Records everything that is ever painted.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => seen.add(document.body?.innerText ?? "")).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto(address);
    await expect(page.getByText("Acceso denegado")).toBeVisible();
    const seen = await page.evaluate(() => [...(Reflect.get(window, "seen") as Set<string>)].join("\n"));
    expect(seen).toContain("Acceso denegado");
    expect(seen).not.toContain(words);
  }
  await context.close();
});

test("marks the field of an error in a translated item, and links to it from the summary in any language", async ({
  panel,
}) => {
  await panel.goto("/admin/pages/construction");
  const section = panel.getByRole("region", { name: "Proceso", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  const marked = section.locator('[name="items.0.ca.title"]');
  await marked.fill("x".repeat(301));
  await panel.getByRole("group", { name: "Idiomas que se muestran" }).getByRole("button", { name: "Español" }).click();
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("No se pudo actualizar el contenido");
  await section.getByRole("button", { name: /^Paso 1: Paso \(Català\): / }).click();
  await expect(marked).toBeFocused();
  await expect(marked).toHaveAttribute("aria-invalid", "true");
  await panel.evaluate(() => localStorage.clear());
});

test("links to an error in a project's translation from the summary", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Título · Català").fill("x".repeat(301));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await panel.getByRole("button", { name: /^Título \(Català\): / }).click();
  await expect(panel.getByLabel("Título · Català")).toBeFocused();
});

test("finds with «Falta catalán» exactly what is marked «Falta CA»", async ({ panel }) => {
  const mark = `Marca-${Date.now().toString(36)}`;
  const whole = { title: "Àtic", description: "Text" };
  const base = { description: "Texto" };
  await newProject(panel, { ...base, title: `${mark} entera`, translations: { ca: whole } });
  await newProject(panel, { ...base, title: `${mark} sin nada` });
  await newProject(panel, { ...base, title: `${mark} a medias`, translations: { ca: { title: "Àtic" } } });
  await newProject(panel, { ...base, title: `${mark} en blanco`, translations: { ca: { ...whole, title: "  " } } });
  await panel.goto("/admin/projects");
  await panel.getByLabel("Buscar por título o ubicación").fill(mark);
  await expect(panel.getByRole("button", { name: "Todos (4)" })).toBeVisible();
  await expect(panel.getByRole("listitem").getByText("Falta CA")).toHaveCount(3);
  await panel.getByLabel("Traducción").click();
  await panel.getByRole("option", { name: "Falta catalán" }).click();
  await expect(panel.getByRole("button", { name: "Todos (3)" })).toBeVisible();
  await expect(panel.getByRole("listitem").getByText("Falta CA")).toHaveCount(3);
  await expect(panel.getByText(`${mark} entera`)).toHaveCount(0);
});

test("asks before a section being edited is left, however the page was opened", async ({ panel }) => {
  await panel.goto("/admin/dashboard");
  await panel.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Páginas" }).click();
  const section = panel.getByRole("region", { name: "Cabecera", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español", { exact: true }).first().fill("Escrito");
  const asked = new Promise<string>((resolve) => {
    panel.once("dialog", async (dialog) => {
      resolve(dialog.message());
      await dialog.dismiss();
    });
  });
  await panel.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Sobre mí" }).click();
  expect(await asked).not.toBe("");
  await expect(section.getByLabel("Título · Español", { exact: true }).first()).toHaveValue("Escrito");
  await section.getByRole("button", { name: "Cancelar" }).click();
  await question(panel).getByRole("button", { name: "Descartar" }).click();
});
