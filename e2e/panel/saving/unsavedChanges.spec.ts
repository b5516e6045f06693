import type { Page } from "@playwright/test";
import { expect, newProject, test, toast, unique } from "../support";

const question = "Hay cambios sin guardar. ¿Seguro que quieres salir sin guardarlos?";

/** Answer the browser's question before leaving. Return the questions so far. */
function answering(page: Page, leave: boolean): string[] {
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await (leave ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

test("asks about later changes after a save that changed nothing", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("No había nada que guardar");
  await panel.getByLabel("Ubicación").fill("Lavapiés");
  const asked = answering(panel, false);
  await panel.getByRole("link", { name: "Blog" }).click();
  await expect.poll(() => asked).toEqual([question]);
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Lavapiés");
});

test("does not ask about whitespace that a save ignored", async ({ panel }) => {
  const project = await newProject(panel, { results: ["Más luz"] });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Resultados · Español").fill("Más luz\n\n");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("No había nada que guardar");
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
  await panel.getByRole("link", { name: "Blog" }).click();
  await expect(panel.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("offers what was typed after a project was created when the page is reloaded", async ({ panel }) => {
  await panel.goto("/admin/projects/new");
  await panel.getByLabel("Título · Español").fill(unique("Recién creado"));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel).toHaveURL(/projects\/\d+\/edit$/);
  await panel.getByLabel("Ubicación").fill("Escrito después");
  answering(panel, true);
  await panel.reload();
  await panel
    .getByRole("dialog", { name: "Hay cambios tuyos sin guardar" })
    .getByRole("button", { name: "Recuperar mis cambios" })
    .click();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Escrito después");
});

test("reports an exception of the panel during a save, and logs it", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Retiro");
  const faults: string[] = [];
  panel.on("pageerror", ({ message }) => faults.push(message));
  await panel.evaluate(() => {
    window.structuredClone = () => {
      throw new Error("un fallo del panel");
    };
  });
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("No se pudo guardar el proyecto");
  expect(faults).toEqual(["un fallo del panel"]);
});

/** Send an enquiry as the site does. Return its id. */
