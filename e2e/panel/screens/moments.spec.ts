import { api, expect, newProject, test, toast, unique } from "../support";

test("accepts a year digit by digit", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const faults: string[] = [];
  panel.on("pageerror", ({ message }) => faults.push(message));
  const field = panel.getByLabel("Publicar el (opcional)");
  await field.fill("2026-03-27T09:30");
  await field.focus();
  // Day and month are kept while the year passes 0002, 0020 and 0202.
  await panel.keyboard.press("Tab");
  await panel.keyboard.press("Tab");
  await panel.keyboard.type("2027");
  await expect(field).toHaveValue("2027-03-27T09:30");
  expect(faults).toEqual([]);
});

test("says how it reads an hour that a clock change skips or repeats", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const field = panel.getByLabel("Publicar el (opcional)");
  await field.fill("2027-10-31T02:30");
  await expect(panel.getByText("las 2:30 pasan dos veces. Se toma la primera, en horario de verano.")).toBeVisible();
  await field.fill("2027-03-28T02:30");
  await expect(panel.getByText("las 2:30 no existen. Se toman las 3:30.")).toBeVisible();
  await expect(field).toHaveValue("2027-03-28T02:30");
  await panel.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(toast(panel)).toContainText("Proyecto actualizado");
  const stored = await api(panel.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored.publishAt).toBe("2027-03-28T01:30:00.000Z");
});

test("derives the reading time from the text until somebody changes it", async ({ panel }) => {
  await panel.goto("/admin/blog/new");
  await panel.getByLabel("Título · Español").fill(unique("Cuánto se tarda"));
  const text = panel.getByLabel("Contenido · Español", { exact: true });
  const minutes = panel.getByLabel("Tiempo de lectura (minutos)");
  const words = (count: number) => Array.from({ length: count }, () => "luz").join(" ");
  await text.fill(words(450));
  await expect(minutes).toHaveValue("3");
  await minutes.fill("4");
  await text.fill(words(700));
  // A typed value stays, and the text's own is only suggested.
  await text.fill(words(1100));
  await expect(panel.getByRole("button", { name: "Usar 6 min" })).toBeVisible();
  await expect(minutes).toHaveValue("4");
  await panel.getByRole("button", { name: "Usar 6 min" }).click();
  await text.fill(words(450));
  await expect(minutes).toHaveValue("3");
});
