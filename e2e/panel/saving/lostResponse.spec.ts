import type { Page } from "@playwright/test";
import { api, expect, newProject, test, toast, unique } from "../support";

const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test("recognizes a save whose response was lost, and reports no conflict", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("Una vez");
  await panel.getByLabel("Título · Español").fill(`${project.title} nuevo`);
  await loseAnswer(panel, `**/api/admin/projects/${project.id}`);
  const save = panel.getByRole("button", { name: "Guardar" });
  await save.click();
  await expect(toast(panel)).toContainText("No se pudo");
  await save.click();
  await expect(panel.getByText(/^✓ Guardado/)).toBeVisible();
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
  await expect(panel.getByRole("dialog")).toHaveCount(0);
  const stored = await api(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored).toMatchObject({ description: "Una vez", version: project.version + 1 });
});

/** Create a project whose form does not receive the response. */
async function createdUnseen(panel: Page) {
  const title = unique("Creado una vez");
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(title);
  await loseAnswer(panel, "**/api/admin/projects");
  const save = panel.getByRole("button", { name: "Guardar" });
  await save.click();
  await expect(toast(panel)).toContainText("No se pudo");
  const named = encodeURIComponent(JSON.stringify({ q: title }));
  const stored = () => api<{ id: number }[]>(panel.request, "GET", `/api/admin/projects?filter=${named}`);
  return { title, save, stored };
}

test("creates a project once when the response was lost, with everything typed since", async ({ panel }) => {
  const { title, save, stored } = await createdUnseen(panel);
  await panel.getByLabel("Ubicación").fill("Escrito después");
  // The computer restarts before the next attempt.
  await expect.poll(() => panel.evaluate(() => JSON.stringify(localStorage))).toContain("Escrito después");
  panel.once("dialog", (dialog) => dialog.accept());
  await panel.reload();
  await panel.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await save.click();
  await panel.waitForURL("**/projects/*/edit");
  expect(await stored()).toMatchObject([{ title, location: "Escrito después" }]);
});

test("neither overwrites nor silently duplicates a project whose response was lost and that was edited since", async ({
  panel,
}) => {
  const { save, stored } = await createdUnseen(panel);
  const [created] = await stored();
  await api(panel.request, "PUT", `/api/admin/projects/${created?.id}`, { location: "Desde otra pestaña" });
  await panel.getByLabel("Ubicación").fill("Desde la primera");
  await save.click();
  await expect(toast(panel).filter({ hasText: "Se creó la primera vez" })).toContainText("está en la lista");
  expect(await stored()).toMatchObject([{ location: "Desde otra pestaña" }]);
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Desde la primera");
  await expect.poll(() => panel.evaluate(() => JSON.stringify(localStorage))).toContain("Desde la primera");
  await save.click();
  await panel.waitForURL("**/projects/*/edit");
  expect((await stored()).length).toBe(2);
});

test("does the same for a working copy and for a section of a page", async ({ panel }) => {
  const project = await newProject(panel, { status: "published" });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").fill("Una vez");
  await loseAnswer(panel, `**/api/admin/projects/${project.id}/copy`);
  const save = panel.getByRole("button", { name: "Guardar sin publicar" });
  await save.click();
  await expect(toast(panel)).toContainText("No se pudo");
  await save.click();
  await expect(panel.getByText(/^✓ Guardado sin publicar/)).toBeVisible();
  await expect(panel.getByRole("dialog")).toHaveCount(0);

  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Filosofía", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  const text = unique("Una vez");
  await section.getByLabel("Título · Español", { exact: true }).first().fill(text);
  await loseAnswer(panel, "**/api/admin/pages/about");
  const publish = section.getByRole("button", { name: "Guardar y publicar" });
  await publish.click();
  await expect(toast(panel)).toContainText("No se pudo");
  await publish.click();
  await expect(section.getByText(text)).toBeVisible();
  await expect(panel.getByRole("dialog")).toHaveCount(0);
});
