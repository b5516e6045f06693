import { api, expect, test, toast, unique } from "../support";

type Section = { sectionKey: string; title: string; subtitle: string; translations: { ca?: { title?: string } } };
type PublicPage = { sections: { sectionKey: string; items: { title: string; fallback: string[] }[] }[] };
type Page = { version: number; sections: Section[] };
const read = (page: Parameters<typeof api>[0], key: string) => api<Page>(page, "GET", `/api/admin/pages/${key}`);

test("edits, cancels and saves a section in three languages", async ({ panel }) => {
  const title = unique("Menos, pero mejor");
  const before = await read(panel.request, "about");
  await panel.goto("/admin/pages");
  await expect(panel).toHaveURL(/\/admin\/pages\/homepage$/);
  await panel.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Sobre mí" }).click();
  const section = panel.getByRole("region", { name: "Filosofía" });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español").first().fill("No se guarda");
  await section.getByRole("button", { name: "Cancelar" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Descartar" }).click();
  await expect(section.getByRole("button", { name: "Editar" })).toBeVisible();
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español").first().fill(title);
  await section.getByLabel("Título · Català").first().fill("Menys, però millor");
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Contenido actualizado");
  await expect(section.getByText(title)).toBeVisible();
  const after = await read(panel.request, "about");
  expect(after.sections.map(({ sectionKey }) => sectionKey)).toEqual([
    "hero",
    "about",
    "person",
    "philosophy",
    "press",
  ]);
  expect(after.sections.slice(0, 2)).toEqual(before.sections.slice(0, 2));
  expect(after.sections[3]).toMatchObject({ title, translations: { ca: { title: "Menys, però millor" } } });
  // The cards show the selected language.
  const shown = panel.getByRole("group", { name: "Idiomas que se muestran" });
  await shown.getByRole("button", { name: "Català" }).click();
  await expect(section.getByText("Menys, però millor")).toBeVisible();
  await expect(section.getByText(title)).toBeHidden();
  await shown.getByRole("button", { name: "Los tres" }).click();
  await expect(section.getByText(title)).toBeVisible();
  const inCatalan = await api<Page>(panel.request, "GET", "/api/pages/about?lang=ca");
  expect(inCatalan.sections[3]?.title).toBe("Menys, però millor");
});

test("makes a section's fields read-only while it is saved, because the form closes afterwards", async ({ panel }) => {
  await panel.goto("/admin/pages/about?seccion=philosophy");
  const section = panel.getByRole("region", { name: "Filosofía" });
  const title = section.getByLabel("Título · Español").first();
  const words = unique("Menos, pero mejor");
  await title.fill(words);
  let isOn = () => {};
  const held = new Promise<void>((resolve) => {
    isOn = resolve;
  });
  await panel.route("**/api/admin/pages/about", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  await title.press("Control+s");
  await expect(section.getByRole("button", { name: "Guardando…" })).toBeVisible();
  await panel.keyboard.type(" y algo más");
  await expect(title).toHaveValue(words);
  isOn();
  await expect(section.getByText(words)).toBeVisible();
  // Typing after the save must not press a button.
  await expect(section.getByRole("heading", { name: "Filosofía" })).toBeFocused();
  await panel.keyboard.type(" y algo más");
  await expect(section.getByRole("button", { name: "Editar" })).toBeVisible();
});

test("adds, moves and removes a section's items in all languages at once", async ({ panel }) => {
  const title = unique("Entrega");
  await panel.goto("/admin/pages/construction");
  const section = panel.getByRole("region", { name: "Proceso" });
  await section.getByRole("button", { name: "Editar" }).click();
  const count = await section.getByText(/^Paso \d+$/).count();
  await section.getByRole("button", { name: "Añadir paso" }).click();
  const added = count + 1;
  const items = section.getByRole("group", { name: "Pasos" });
  await items.getByLabel("Paso · Español").nth(count).fill(title);
  await expect(items.getByText("Falta: se muestra en español")).toHaveCount(2);
  await items.getByLabel("Paso · Català").nth(count).fill("Lliurament");
  await items.getByRole("button", { name: `Subir paso ${added}` }).click();
  await expect(items.getByLabel("Paso · Català").nth(count - 1)).toHaveValue("Lliurament");
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(panel)).toContainText("Contenido actualizado");
  const read = async (lang: string) => {
    const page = await api<PublicPage>(panel.request, "GET", `/api/pages/construction?lang=${lang}`);
    return page.sections.find(({ sectionKey }) => sectionKey === "process")?.items[count - 1];
  };
  expect(await read("ca")).toMatchObject({ title: "Lliurament", fallback: [] });
  expect(await read("en")).toMatchObject({ title, fallback: ["title"] });
  await expect(section.getByText("Falta EN")).toBeVisible();
  await expect(section.getByText("Falta CA")).toHaveCount(0);
  await panel.goto("/en/constructoras");
  await expect(panel.getByRole("heading", { name: title })).toHaveAttribute("lang", "es");

  await panel.goto("/admin/pages/construction");
  await section.getByRole("button", { name: "Editar" }).click();
  await items.getByRole("button", { name: `Quitar paso ${count}` }).click();
  await expect(items.getByRole("button", { name: "Añadir paso" })).toBeFocused();
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(section.getByText("Falta EN")).toHaveCount(0);
});

test("asks in a section only for what its page shows, by names of the trade", async ({ panel }) => {
  const labels = async (name: string, fields: string[], absent: string[]) => {
    const section = panel.getByRole("region", { name, exact: true });
    await section.getByRole("button", { name: "Editar" }).click();
    for (const field of fields) await expect(section.getByLabel(`${field} · Español`).first()).toBeVisible();
    for (const field of absent) await expect(section.getByLabel(new RegExp(`^${field}`))).toHaveCount(0);
    await section.getByRole("button", { name: "Cancelar" }).click();
  };
  await panel.goto("/admin/pages/homepage");
  await labels(
    "Testimonios",
    ["Título", "Cliente", "Cita"],
    ["Subtítulo", "Descripción", "Texto del botón", "Destino"],
  );
  await labels("Cabecera", ["Título", "Subtítulo", "Texto del botón"], ["Descripción", "Elemento"]);
});

test("keeps the link of a home card that is moved", async ({ panel }) => {
  await panel.goto("/admin/pages/homepage");
  const section = panel.getByRole("region", { name: "Servicios", exact: true });
  const save = async () => {
    await section.getByRole("button", { name: "Guardar y publicar" }).click();
    await expect(toast(panel)).toContainText("Contenido actualizado");
  };
  await section.getByRole("button", { name: "Editar" }).click();
  const cards = section.getByRole("group", { name: "Tarjetas" });
  const moved = await cards.getByLabel("Título · Español").nth(1).inputValue();
  await section.getByRole("button", { name: "Subir tarjeta 2" }).click();
  await save();
  const card = panel.locator("#siguiente li").first();
  await panel.goto("/");
  await expect(card.getByRole("link", { name: moved })).toHaveAttribute("href", "/constructoras");
  await panel.goto("/admin/pages/homepage");
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByRole("button", { name: "Subir tarjeta 2" }).click();
  await save();
});

test("says that a section is not configured", async ({ panel }) => {
  await panel.route("**/api/admin/pages/contact", async (route) => {
    const response = await route.fetch();
    const page: Page = await response.json();
    await route.fulfill({ response, json: { ...page, sections: page.sections.slice(0, 1) } });
  });
  await panel.goto("/admin/pages/contact");
  await expect(panel.getByText("Contenido no configurado")).toHaveCount(3);
});
