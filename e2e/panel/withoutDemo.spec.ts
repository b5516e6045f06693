import { api, expect, test, toast } from "./support";

const demo = "tienda-salamanca";

test("removes the demo with one click: the site works without it, and the first steps are shown", async ({ panel }) => {
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

  // The first section to be written. Unwritten ones stay empty, and other tests' sections are kept.
  type Sections = { sections: { sectionKey: string }[] };
  const keysAt = async (address: string) =>
    (await api<Sections>(panel.request, "GET", address)).sections.map(({ sectionKey }) => sectionKey).sort();
  const kept = await keysAt("/api/admin/pages/about");
  const unwritten = 4 - kept.length;
  await panel.goto("/admin/pages/about?seccion=person");
  const section = panel.getByRole("region", { name: "La persona y el equipo" });
  await expect(section.getByLabel("Nombre · Español")).toHaveValue("");
  await expect(panel.getByText("Contenido no configurado")).toHaveCount(unwritten);
  await section.getByLabel("Nombre · Español").fill("Ana Ruiz");
  await section.getByLabel("Quién es · Español").fill("Interiorista.");
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Contenido actualizado");
  await expect(panel.getByText("Contenido no configurado")).toHaveCount(unwritten);
  expect(await keysAt("/api/pages/about")).toEqual([...kept, "person"].sort());
  // Empty values that another client may store: keys, blank items, and a title in one language only.
  const blank = { items: [{ title: "", text: "" }] };
  const catalan = { title: "", translations: { ca: { title: "Només" }, en: {} } };
  const stored: Record<string, object[]> = {
    about: [{ sectionKey: "philosophy", ...blank, ...catalan }],
    business: [
      ...["services", "case-studies", "benefits"].map((sectionKey) => ({ sectionKey, ...blank, ...catalan })),
      { sectionKey: "hero", title: "", subtitle: "Oficinas y locales." },
    ],
    construction: [{ sectionKey: "process", ...blank }],
  };
  for (const [page, sent] of Object.entries(stored))
    await api(panel.request, "PUT", `/api/admin/pages/${page}`, { sections: sent });
  const html = async (path: string) => (await panel.request.get(path)).text();
  await expect.poll(() => html("/sobre-mi"), { timeout: 60_000 }).toContain("Ana Ruiz");
  await expect.poll(() => html("/empresas"), { timeout: 60_000 }).toContain("Oficinas y locales.");
  await expect.poll(() => html("/constructoras"), { timeout: 60_000 }).toContain("Propuesta");
  // Neither names of empty parts nor empty headings appear.
  for (const path of ["/sobre-mi", "/ca/sobre-mi", "/empresas", "/en/empresas", "/constructoras"])
    expect([path, await html(path)]).toEqual([
      path,
      expect.not.stringMatching(/>(?:Philosophy|Hero|Benefits)<|<h[1-6][^>]*><\/h[1-6]>/),
    ]);
  expect(await html("/empresas")).toMatch(/<h1[^>]*>Empresas<\/h1>/);
});
