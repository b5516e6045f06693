import { api, expect, test, toast } from "./support";

const demo = "tienda-salamanca";

test("an owner takes the demo away with one click: the site goes on without it, and the first steps show the way", async ({
  panel,
}) => {
  test.setTimeout(10 * 60_000);
  await api(panel.request, "GET", `/api/projects/${demo}`);
  await panel.goto("/admin/dashboard");
  await panel.getByRole("button", { name: "Retirar la demostración" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
  await expect(toast(panel)).toContainText("Demostración retirada");
  await expect(panel.getByRole("button", { name: "Retirar la demostración" })).toHaveCount(0);
  await expect(panel.getByRole("heading", { name: "Primeros pasos" })).toBeVisible();
  await panel.getByRole("link", { name: "Los datos de tu estudio" }).click();
  await expect(panel).toHaveURL(/\/admin\/settings$/);
  await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();

  const status = async (path: string) => (await panel.request.get(path)).status();
  expect(await status(`/api/projects/${demo}`)).toBe(404);
  await expect.poll(() => status(`/proyecto/${demo}`), { timeout: 5 * 60_000 }).toBe(404);
  for (const path of ["/", "/ca/portfolio", "/en/blog"]) expect([path, await status(path)]).toEqual([path, 200]);

  // The first section that is written: those that nobody has written stay so.
  await panel.goto("/admin/pages/about?seccion=person");
  const section = panel.getByRole("region", { name: "La persona y el equipo" });
  await expect(section.getByLabel("Nombre · Español")).toHaveValue("");
  await expect(panel.getByText("Contenido no configurado")).toHaveCount(4);
  await section.getByLabel("Nombre · Español").fill("Ana Ruiz");
  await section.getByLabel("Quién es · Español").fill("Interiorista.");
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Contenido actualizado");
  await expect(panel.getByText("Contenido no configurado")).toHaveCount(4);
  const { sections } = await api<{ sections: { sectionKey: string }[] }>(panel.request, "GET", "/api/pages/about");
  expect(sections.map(({ sectionKey }) => sectionKey)).toEqual(["person"]);
  const html = async () => (await panel.request.get("/sobre-mi")).text();
  await expect.poll(html, { timeout: 60_000 }).toContain("Ana Ruiz");
  // Nothing is said of a studio that it has not told: neither years nor the names of parts that are empty.
  expect(await html()).not.toMatch(/>Philosophy<|Más de \d+ años|<h[12][^>]*><\/h[12]>/);
});
