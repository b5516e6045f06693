import { api, expect, newProject, test, toast, unique } from "../support";

test("edits a project's search texts, previews them as Google does, and reports those that are too long", async ({
  panel,
}) => {
  const title = unique("Ático con terraza");
  const project = await newProject(panel, { title, status: "published", description: "Dos terrazas." });
  await panel.goto(`/admin/projects/${project.id}/edit`);
  const field = panel.getByLabel("Título en buscadores · Español");
  await expect(field).toHaveAttribute("placeholder", new RegExp(`^${title} · `));
  await field.fill(`${title} ${"muy ".repeat(12)}alto`);
  // The other languages fall back to the Spanish text.
  await expect(panel.getByText("los buscadores lo cortarán").first()).toBeVisible();
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("actualizado");

  await panel.goto("/admin/visibilidad");
  const told = panel.getByRole("listitem").filter({ hasText: title });
  await expect(told).toContainText("Título largo");
  await told.getByRole("link", { name: /Ir a corregir/ }).click();
  await field.fill(title);
  await expect(panel.getByText(`${title.length} de 60 caracteres`).first()).toBeVisible();
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("actualizado");
  await panel.goto("/admin/visibilidad");
  await expect(panel.getByRole("heading", { name: "Páginas fijas" })).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: title })).toHaveCount(0);
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});
