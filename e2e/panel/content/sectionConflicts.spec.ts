import { api, expect, newUser, signIn, test, toast, unique } from "../support";

type Section = { sectionKey: string; title: string; subtitle: string; translations: { ca?: { title?: string } } };
const isHero = ({ sectionKey }: Section) => sectionKey === "hero";
type PublicPage = { sections: { sectionKey: string; items: { title: string; fallback: string[] }[] }[] };
type Page = { version: number; sections: Section[] };
const read = (page: Parameters<typeof api>[0], key: string) => api<Page>(page, "GET", `/api/admin/pages/${key}`);

test("keeps both editors' changes in different sections, and lets the later one choose in the same section", async ({
  panel,
  browser,
  baseURL,
}) => {
  const eva = await newUser(panel);
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const other = await context.newPage();
  await signIn(other, eva);
  const [first, second, third] = [unique("Uno"), unique("Dos"), unique("Tres")];
  const edit = async (page: typeof panel, name: string, text: string) => {
    const section = page.getByRole("region", { name, exact: true });
    await section.getByRole("button", { name: "Editar" }).click();
    await section.getByLabel("Subtítulo · Español").fill(text);
    return section.getByRole("button", { name: "Guardar y publicar" });
  };
  await panel.goto("/admin/pages/residential");
  await other.goto("/admin/pages/residential");
  const mine = await edit(panel, "Cabecera", first);
  await (await edit(other, "Galería", second)).click();
  await expect(toast(other)).toContainText("Contenido actualizado");
  await mine.click();
  await expect(toast(panel)).toContainText("Contenido actualizado");
  await expect(panel.getByText(second)).toBeVisible();

  await (await edit(other, "Cabecera", third)).click();
  const dialog = other.getByRole("dialog", { name: /guardó cambios mientras editabas/ });
  await expect(dialog).toContainText("Los dos habéis cambiado: Cabecera: Subtítulo.");
  await dialog.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(dialog).toHaveCount(0);
  type Stored = { sections: { sectionKey: string; subtitle: string }[] };
  // The toast of an earlier save may still be visible, so the stored text shows when this one is done.
  const stored = async (key: string) => {
    const { sections } = await api<Stored>(panel.request, "GET", "/api/admin/pages/residential");
    return sections.find(({ sectionKey }) => sectionKey === key)?.subtitle;
  };
  await expect.poll(() => stored("hero")).toBe(third);
  expect(await stored("gallery")).toBe(second);
  await context.close();
});

test("keeps both editors' changes in different cards, and asks about the same field of a card by its name", async ({
  panel,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const other = await context.newPage();
  await signIn(other, await newUser(panel));
  const [mine, theirs, added] = [unique("Mía"), unique("Suya"), unique("Nueva")];
  const open = async (page: typeof panel) => {
    await page.goto("/admin/pages/business");
    const section = page.getByRole("region", { name: "Servicios", exact: true });
    await section.getByRole("button", { name: "Editar" }).click();
    return section;
  };
  const title = (section: Awaited<ReturnType<typeof open>>, at: number) =>
    section.getByLabel("Servicio · Español", { exact: true }).nth(at);
  const save = (section: Awaited<ReturnType<typeof open>>) =>
    section.getByRole("button", { name: "Guardar y publicar" }).click();
  const [here, there] = [await open(panel), await open(other)];
  const count = await here.getByLabel("Servicio · Español", { exact: true }).count();
  await title(there, 0).fill(theirs);
  await there.getByRole("button", { name: "Añadir servicio" }).click();
  await title(there, count).fill(added);
  await save(there);
  await expect(toast(other)).toContainText("Contenido actualizado");
  await title(here, 0).fill(mine);
  await title(here, 1).fill(mine);
  await save(here);
  const dialog = panel.getByRole("dialog", { name: /guardó cambios mientras editabas/ });
  await expect(dialog).toContainText("Los dos habéis cambiado: Servicios: Servicio 1: Servicio.");
  await dialog.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(panel)).toContainText("Contenido actualizado");
  const { sections } = await api<PublicPage>(panel.request, "GET", "/api/admin/pages/business");
  const items = sections.find(({ sectionKey }) => sectionKey === "services")?.items ?? [];
  expect(items.map((item) => item.title).slice(0, 2)).toEqual([mine, mine]);
  expect(items.at(-1)?.title).toBe(added);
  await context.close();
});

test("asks before a restored draft overwrites a section that somebody else saved, and keeps their other fields", async ({
  panel,
}) => {
  const open = async (page: typeof panel) => {
    await page.goto("/admin/pages/construction");
    const section = page.getByRole("region", { name: "Cabecera", exact: true });
    await section.getByRole("button", { name: "Editar" }).click();
    return section;
  };
  const [mine, theirs] = [unique("Mío"), unique("Ajeno")];
  await (await open(panel)).getByLabel("Subtítulo · Español").fill(mine);
  await panel.waitForTimeout(700);
  const again = await panel.context().newPage();
  await panel.close({ runBeforeUnload: false });
  const stored = async () => (await read(again.request, "construction")).sections.find(isHero);
  const { translations } = (await stored()) ?? {};
  const changed = { sectionKey: "hero", subtitle: theirs, translations: { ...translations, ca: { title: theirs } } };
  await api(again.request, "PUT", "/api/admin/pages/construction", { sections: [changed] });
  const section = await open(again);
  await again.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(section.getByLabel("Subtítulo · Español")).toHaveValue(mine);
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  const dialog = again.getByRole("dialog", { name: /^Guardaste cambios en otra ventana/ });
  await expect(dialog).toBeVisible();
  expect(await stored()).toMatchObject({ subtitle: theirs });
  await dialog.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect.poll(stored).toMatchObject({ subtitle: mine, translations: { ca: { title: theirs } } });
});
