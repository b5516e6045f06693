import { connect, LeadModel } from "@estudio/database";
import { axeFindings } from "../../axe";
import { api, database, expect, newUser, test, toast, unique } from "../support";

type Kind = "bano" | "oficina" | "tienda";
type Prices = { version: number; rates: { kinds: Record<Kind, { fixed: number }>; fees: { high: number } } };
const bathroom = { kind: "bano", m2: 6, state: "regular", quality: "media", district: "centro" };
const query = "tipo=bano&m2=6&estado=regular&calidad=media&distrito=centro";

test("calculates on the site with a price that an editor changed", async ({ panel, browser }) => {
  const before = await api<Prices>(panel.request, "GET", "/api/admin/prices/1");
  await panel.goto("/admin/precios");
  const section = panel.getByRole("region", { name: "Baño" });
  await section.getByLabel("Fijo por obra (€)").fill(String(before.rates.kinds.bano.fixed + 4000));
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Precios guardados");
  expect(await axeFindings(panel)).toEqual([]);
  await expect(panel.getByText("Visible para visitantes")).toBeVisible();

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`/calculadora?${query}`);
  await expect(visitor.locator('[data-slot="version"]')).toHaveText(String(before.version + 1));
  const dearer = await visitor.locator('[data-slot="works"]').innerText();
  await api(panel.request, "PUT", "/api/admin/prices/1", { rates: before.rates });
  await visitor.reload();
  await expect(visitor.locator('[data-slot="works"]')).not.toHaveText(dearer);
  await visitor.close();

  await section.getByLabel("Obra, hasta (€/m²)").fill("1");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText("Baño: Obra, hasta: No puede ser menor que el mínimo")).toBeVisible();
});

test("keeps the prices of two simultaneous editors, and reports those that both changed", async ({
  panel,
  browser,
  baseURL,
}) => {
  const read = () => api<Prices>(panel.request, "GET", "/api/admin/prices/1");
  const { rates } = await read();
  const eva = await newUser(panel);
  const other = await browser.newContext({ baseURL });
  await api(other.request, "POST", "/api/auth/login", { email: eva.email, password: eva.password });
  const theirs = async (fixed: Partial<Record<Kind, number>>) => {
    const { kinds, ...rest } = (await read()).rates;
    const changed = Object.entries(fixed).map(([kind, price]) => [kind, { ...kinds[kind as Kind], fixed: price }]);
    await api(other.request, "PUT", "/api/admin/prices/1", {
      rates: { ...rest, kinds: { ...kinds, ...Object.fromEntries(changed) } },
    });
  };
  const fixed = (kind: string) => panel.getByRole("region", { name: kind }).getByLabel("Fijo por obra (€)");
  const dialog = panel.getByRole("dialog", { name: `${eva.name} guardó cambios mientras editabas` });
  const saveMine = async () => {
    await panel.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByRole("button", { name: "Guardar lo mío" }).click();
    await expect(toast(panel)).toContainText("Precios guardados");
  };

  await panel.goto("/admin/precios");
  await fixed("Tienda").fill("4111");
  await theirs({ oficina: 4222 });
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toContainText("Habéis cambiado cosas distintas");
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await saveMine();
  await expect(fixed("Oficina")).toHaveValue("4222");
  await expect(panel.getByText("Hay cambios sin guardar")).toHaveCount(0);
  expect((await read()).rates.kinds).toMatchObject({ tienda: { fixed: 4111 }, oficina: { fixed: 4222 } });
  expect((await api<Prices>(panel.request, "GET", "/api/prices")).rates.kinds.oficina.fixed).toBe(4222);

  await fixed("Tienda").fill("4333");
  await theirs({ tienda: 4444, oficina: 4555 });
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toContainText("Los dos habéis cambiado: Tipo de obra: Tienda: Fijo por obra.");
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await saveMine();
  expect((await read()).rates.kinds).toMatchObject({ tienda: { fixed: 4333 }, oficina: { fixed: 4555 } });
  // The same for a draft from the browser that is restored after the others saved.
  await fixed("Tienda").fill("4666");
  await expect(panel.getByText("Hay cambios sin guardar")).toBeVisible();
  await panel.goto("about:blank");
  await theirs({ oficina: 4777, bano: 4888 });
  const takeUp = async () => {
    await panel.goto("/admin/precios");
    await panel.getByRole("button", { name: "Recuperar mis cambios" }).click();
    await expect(fixed("Tienda")).toHaveValue("4666");
  };
  await takeUp();
  await fixed("Baño").fill("4999");
  // Once more: the draft still refers to the version it began from.
  await panel.goto("about:blank");
  await takeUp();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toContainText("Los dos habéis cambiado: Tipo de obra: Baño: Fijo por obra.");
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await saveMine();
  expect((await read()).rates.kinds).toMatchObject({
    tienda: { fixed: 4666 },
    oficina: { fixed: 4777 },
    bano: { fixed: 4999 },
  });
  await api(panel.request, "PUT", "/api/admin/prices/1", { rates });
  await other.close();
});

test("accepts a decimal comma in an English browser, and refuses what is no number", async ({ panel, browser }) => {
  const before = await api<Prices>(panel.request, "GET", "/api/admin/prices/1");
  const english = await browser.newContext({ storageState: await panel.context().storageState(), locale: "en-GB" });
  const page = await english.newPage();
  await page.goto("/admin/precios");
  const fees = page.getByLabel("Honorarios, hasta (%)");
  const fixed = page.getByRole("region", { name: "Baño" }).getByLabel("Fijo por obra (€)");
  const write = async (field: typeof fees, text: string) => {
    await field.press("ControlOrMeta+a");
    await field.pressSequentially(text);
  };
  await write(fees, "12,5");
  await write(fixed, "1.200");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page)).toContainText("Precios guardados");
  await expect(fixed).toHaveValue("1200");
  const { rates } = await api<Prices>(panel.request, "GET", "/api/admin/prices/1");
  expect([rates.fees.high, rates.kinds.bano.fixed]).toEqual([12.5, 1200]);

  await write(fees, "12,5,");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Escribe un número, como 12 o 8,5").first()).toBeVisible();
  await expect(fees).toHaveValue("12,5,");
  await write(fixed, "12,5");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Escribe un número entero, como 12").first()).toBeVisible();
  await write(fixed, "1200");

  await fees.fill("");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Este campo es obligatorio").first()).toBeVisible();
  await api(panel.request, "PUT", "/api/admin/prices/1", { rates: before.rates });
  await english.close();
});

test("shows a lead, exports it and turns it into an enquiry", async ({ panel }) => {
  const name = unique("Íñigo Saura");
  const email = `${unique("inigo").replace(" ", ".")}@correo.example`;
  await api(panel.request, "POST", "/api/leads", { name, email, ...bathroom, message: "Sin bañera.", elapsedMs: 9000 });
  await panel.goto("/admin/leads");
  await panel.getByLabel("Buscar por nombre, correo, teléfono o espacio").fill(name.toLowerCase());
  const row = panel.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Baño, 6 m², Centro");
  const download = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Exportar CSV" }).click();
  expect((await download).suggestedFilename()).toBe("interesados.csv");
  await row.getByRole("link", { name }).click();
  const dialog = panel.getByRole("dialog", { name });
  await expect(dialog).toContainText("En uso, con instalaciones por revisar");
  expect(await axeFindings(panel)).toEqual([]);
  await dialog.getByRole("button", { name: "Convertir en consulta" }).click();
  await expect(panel).toHaveURL(/\/admin\/contacts\/\d+/);
  await expect(panel.getByRole("dialog", { name })).toContainText("De la calculadora:");
  await panel.goto("/admin/leads");
  await expect(row.getByText("Ya es consulta")).toBeVisible();
  await row.getByRole("button", { name: `Eliminar a ${name}` }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(panel)).toContainText("Interesado eliminado");
});

test("says that a truncated link is incomplete, and does not offer to erase", async ({ page }) => {
  await page.goto("/baja?t=uG4vTq0mXl2cHd8");
  await expect(page.getByText("A este enlace le falta una parte")).toBeVisible();
  await expect(page.getByRole("button", { name: "Borrar mis datos" })).toBeDisabled();
});

test("asks before the mail's link erases data, with scripts and without", async ({ panel, browser }) => {
  const db = connect(database());
  for (const javaScriptEnabled of [true, false]) {
    const email = `${unique("baja").replace(" ", ".")}@correo.example`;
    await api(panel.request, "POST", "/api/leads", { name: "Rosa", email, ...bathroom, lang: "ca", elapsedMs: 9000 });
    const [lead] = await LeadModel.query(db).where({ email });
    const visitor = await browser.newPage({ javaScriptEnabled });
    await visitor.goto(`/ca/baja?t=${lead?.token}`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Esborrem les teves dades?");
    expect(await LeadModel.query(db).where({ email }).resultSize()).toBe(1);
    await visitor.getByRole("button", { name: "Esborra les meves dades" }).click();
    await visitor.waitForURL("**/ca/baja/hecha");
    expect(await LeadModel.query(db).where({ email }).resultSize()).toBe(0);
    await visitor.close();
  }
  await db.destroy();
});
