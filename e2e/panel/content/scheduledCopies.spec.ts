import type { Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { api, expect, newProject, test, toast, unique } from "../support";

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const atItsMoment = "La copia de trabajo se publicó a su hora";

/**
 * Open a published project in «Retiro» with a working copy in «Goya» that is due soon, but not before the form opens
 * on a busy machine.
 */
async function openScheduled(panel: Page) {
  const project = await newProject(panel, { status: "published", location: "Retiro" });
  const copy = `/api/admin/projects/${project.id}/copy`;
  await api(panel.request, "PUT", copy, { location: "Goya", publishAt: inMs(20_000) });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  return { project, copy };
}

test("announces in an open form that a scheduled copy was published, and continues with the published version", async ({
  panel,
}) => {
  const { project } = await openScheduled(panel);
  const location = panel.getByLabel("Ubicación");
  await expect(panel.getByRole("note")).toContainText("Se publicará sola el");
  await location.fill("Salamanca");
  await panel.keyboard.press("Control+s");
  const untrue = panel.getByText("✓ En la web sigue la versión publicada");
  await expect(untrue).toBeVisible();

  await expect(panel.getByText(`${atItsMoment}, el`)).toBeVisible();
  await expect(panel.getByText("Ya estás viendo lo publicado.")).toBeVisible();
  await expect(panel.getByText("Estás viendo la copia de trabajo")).toHaveCount(0);
  await expect(untrue).toHaveCount(0);
  await expect(panel.getByText("✓ Visible para visitantes")).toBeVisible();
  await expect(location).toHaveValue("Salamanca");
  expect(await axeFindings(panel)).toEqual([]);
  await location.fill("Chamberí");
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  await expect(panel.getByText(atItsMoment)).toHaveCount(0);
  expect(await api(panel.request, "GET", `/api/projects/${project.slug}`)).toMatchObject({ location: "Chamberí" });
});

test("keeps what is typed while a scheduled copy is published, and names the schedule when it is saved", async ({
  panel,
}) => {
  const { copy } = await openScheduled(panel);
  await panel.getByLabel("Ubicación").fill("Salamanca");
  await panel.keyboard.press("Control+s");
  await expect(panel.getByText("✓ En la web sigue la versión publicada")).toBeVisible();
  const year = panel.getByLabel("Año", { exact: true });
  await year.fill("2019");

  await expect(panel.getByText(`${atItsMoment}, el`)).toBeVisible();
  await expect(panel.getByText("✓ En la web sigue la versión publicada")).toHaveCount(0);
  await expect(panel.getByText("Lo que no has guardado sigue aquí")).toBeVisible();
  await expect(year).toHaveValue("2019");
  await year.press("Control+s");
  const dialog = panel.getByRole("dialog", { name: `${atItsMoment} mientras editabas` });
  await expect(dialog).not.toContainText("Alguien");
  await dialog.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(panel)).toContainText("Copia de trabajo guardada");
  await expect(panel.getByText(atItsMoment)).toHaveCount(0);
  await expect(panel.getByRole("note")).toContainText("Estás viendo la copia de trabajo");
  expect(await api(panel.request, "GET", copy)).toMatchObject({ location: "Salamanca", year: "2019", publishAt: null });
  await panel.getByRole("button", { name: "Ver la publicada" }).click();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Salamanca");
});

test("says in the open form when a scheduled copy cannot be published", async ({ panel }) => {
  const { project } = await openScheduled(panel);
  const banner = panel.getByRole("note");
  await expect(banner).toContainText("Se publicará sola el");
  await api(panel.request, "PUT", `/api/admin/projects/${project.id}`, { clientName: "Marta" });
  await panel.getByLabel("Año", { exact: true }).fill("2019");
  await expect(banner).toContainText("Llegó su momento y no se pudo publicar: Lo publicado ha sido cambiado");
  await expect(panel.getByLabel("Año", { exact: true })).toHaveValue("2019");
});

test("announces that a page's scheduled copy was published, and keeps an open section", async ({ panel }) => {
  const copy = "/api/admin/pages/residential/copy";
  const { sections } = await api<{ sections: object[] }>(panel.request, "GET", "/api/admin/pages/residential");
  const plan = () => ({ sections: [{ sectionKey: "hero", title: unique("Luego") }], publishAt: inMs(15_000) });
  await api(panel.request, "PUT", copy, plan());
  await panel.goto("/admin/pages/residential");
  await expect(panel.getByRole("note")).toContainText("Se publicará sola el");
  await expect(panel.getByText("Ya estás viendo lo publicado.")).toBeVisible();
  await expect(panel.getByText("Estás viendo la copia de trabajo")).toHaveCount(0);
  const menu = panel.getByRole("navigation", { name: "Páginas" });
  await expect(menu.getByRole("link", { name: "Particulares" })).not.toContainText("Copia de trabajo");

  await api(panel.request, "PUT", copy, plan());
  await panel.reload();
  const section = panel.getByRole("region", { name: "Cabecera", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  const title = section.getByLabel("Título · Español").first();
  await title.fill("Lo mío");
  await expect(panel.getByText("Lo que no has guardado sigue aquí")).toBeVisible();
  await expect(title).toHaveValue("Lo mío");
  await section.getByRole("button", { name: "Guardar sin publicar" }).click();
  const dialog = panel.getByRole("dialog", { name: `${atItsMoment} mientras editabas` });
  await dialog.getByRole("button", { name: "Descartar lo mío y recargar" }).click();
  await expect(section).toContainText("Luego");
  await api(panel.request, "PUT", "/api/admin/pages/residential", { sections });
});
