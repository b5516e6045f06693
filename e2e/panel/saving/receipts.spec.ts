import { dayMs } from "@estudio/contract";
import type { Page } from "@playwright/test";
import { api, expect, newProject, test, toast, unique } from "../support";

const receipt = (panel: Page) => panel.getByRole("region", { name: "Guardar" }).getByRole("status");
/** Request a publication at the end of a test that delayed it. */
const publishNow = (panel: Page) => api(panel.request, "POST", "/api/admin/site-builds", {});
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const save = (panel: Page) => panel.getByRole("button", { name: /^Guardar( y publicar)?$/ }).click();

test("shows a project with a future date as «Programado» in the receipt and in the list", async ({ panel }) => {
  const tomorrow = inMs(dayMs);
  const project = await newProject(panel, { title: unique("Mañana"), status: "published", publishAt: tomorrow });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await expect(panel.getByRole("link", { name: "Ver en la web" })).toHaveCount(0);
  await panel.getByLabel("Ubicación").fill("Retiro");
  await save(panel);
  await expect(receipt(panel)).toContainText("Programado: se verá el");
  await expect(receipt(panel)).not.toContainText("Visible para visitantes");
  expect((await panel.request.get(`/api/projects/${project.slug}`)).status()).toBe(404);
  // An incomplete date must not be saved as empty.
  await panel.getByLabel("Publicar el (opcional)").press("Backspace");
  await save(panel);
  await expect(toast(panel)).toContainText("La fecha está incompleta");
  expect(await api(panel.request, "GET", `/api/admin/projects/${project.id}`)).toMatchObject({
    publishAt: expect.stringMatching(/Z$/),
  });
  await panel.getByLabel("Publicar el (opcional)").fill("2031-05-06T09:30");
  await save(panel);
  await expect(receipt(panel)).toContainText("2031");
  await panel.goto("/admin/projects");
  await panel.getByLabel("Buscar por título o ubicación").fill(project.title);
  const row = panel.getByRole("listitem").filter({ hasText: project.title });
  await expect(row.getByText("Programado", { exact: true })).toBeVisible();
  await expect(row.getByText("Publicado", { exact: true })).toHaveCount(0);
});

test("follows the scheduled times in the receipt: visible, and later withdrawn", async ({ panel }) => {
  const hour = 3_600_000;
  const project = await newProject(panel, { status: "published", unpublishAt: inMs(hour) });
  await panel.clock.install();
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Retiro");
  await save(panel);
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes");
  await panel.clock.fastForward(2 * hour);
  await expect(receipt(panel)).toContainText("Retirado");
  await expect(receipt(panel)).not.toContainText("Visible para visitantes");
});

test("does not mark as visible what a visitor cannot get", async ({ panel }) => {
  const project = await newProject(panel, { status: "published" });
  await panel.route(`**/api/projects/${project.slug}`, (route) => route.fulfill({ status: 404, json: {} }));
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Retiro");
  await save(panel);
  await expect(receipt(panel)).toContainText("… Visible para visitantes");
  await panel.unrouteAll();
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes");
});

test("marks settings as visible only when the published site has them", async ({ panel }) => {
  test.setTimeout(15 * 60_000);
  await panel.goto("/admin/settings");
  const hours = `10:${String(Math.floor(Math.random() * 49) + 10)}-13:30`;
  await panel.getByLabel("Horario del sábado").fill(hours);
  await save(panel);
  await expect(receipt(panel)).toContainText("… Visible para visitantes");
  await expect(receipt(panel)).toContainText(/… (En cola|Publicándose)/);
  await publishNow(panel);
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes", { timeout: 3 * 60_000 });
  expect(await (await panel.request.get("/contacto")).text()).toContain(hours.replace("-", "–"));
});

test("shows the receipt after the first save of a new project", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Nuevo"));
  await save(panel);
  await panel.waitForURL(/projects\/\d+\/edit$/);
  await expect(receipt(panel)).toContainText("✓ Guardado");
  await expect(receipt(panel)).toContainText("Borrador: solo se ve en el panel");
});

test("saves a duplicate completely, with its own address", async ({ panel }) => {
  const project = await newProject(panel, { description: "La primera" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByRole("link", { name: "Duplicar" }).click();
  await expect(panel.getByLabel("Título · Español")).toHaveValue(`${project.title} (copia)`);
  await save(panel);
  await expect(toast(panel)).toContainText("Proyecto creado");
  await panel.waitForURL(/projects\/\d+\/edit$/);
  await expect(panel.getByLabel("Dirección (slug)")).toHaveValue(`${project.slug}-copia`);
  await expect(receipt(panel)).toContainText("✓ Guardado");
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
});

const status = (panel: Page) => panel.getByRole("combobox", { name: "Estado" });

test("publishes a scheduled draft in its open form, and keeps what is typed", async ({ panel }) => {
  const project = await newProject(panel, { publishAt: inMs(20_000), unpublishAt: inMs(3_600_000) });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Retiro");
  await save(panel);
  await expect(receipt(panel)).toContainText(/Programado: se verá del .+ al /);
  await panel.getByLabel("Año", { exact: true }).fill("2019");
  await expect(status(panel)).toHaveText("Publicado");
  await expect(panel.getByLabel("Publicar el (opcional)")).toHaveValue("");
  await expect(panel.getByLabel("Retirar el (opcional)")).not.toHaveValue("");
  await expect(panel.getByRole("link", { name: "Ver en la web" })).toBeVisible();
  await expect(panel.getByLabel("Año", { exact: true })).toHaveValue("2019");
  await save(panel);
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes");
  expect(await api(panel.request, "GET", `/api/projects/${project.slug}`)).toMatchObject({ year: "2019" });
});

test("shows a page as a draft when it is withdrawn while its form is open", async ({ panel }) => {
  const project = await newProject(panel, { status: "published", unpublishAt: inMs(20_000) });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Retiro");
  await save(panel);
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes");
  await expect(receipt(panel)).toContainText("✓ Retirado: ya solo se ve en el panel");
  await expect(status(panel)).toHaveText("Borrador");
});

test("says that a past date publishes with the save, and shows the ordinary receipt", async ({ panel }) => {
  const project = await newProject(panel);
  const field = panel.getByLabel("Publicar el (opcional)");
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await field.fill("2025-01-01T10:00");
  await expect(panel.getByText("Esa fecha ya ha pasado: se publica al guardar.")).toBeVisible();
  await save(panel);
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes");
  await expect(status(panel)).toHaveText("Publicado");

  await panel.goto("/admin/blog/new");
  await panel.getByLabel("Título · Español").fill(unique("Con fecha pasada"));
  await field.fill("2025-01-01T10:00");
  await save(panel);
  await panel.waitForURL(/blog\/\d+\/edit$/);
  await expect(receipt(panel)).toContainText("✓ Visible para visitantes");
  await expect(status(panel)).toHaveText("Publicado");
});
