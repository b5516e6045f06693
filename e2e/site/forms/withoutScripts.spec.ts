import { expect, firstOf, fixedPages, list, phone, test } from "../support";

test.use({ javaScriptEnabled: false });

test("shows every page without scripts, in three languages", async ({ page }) => {
  for (const prefix of ["", "/ca", "/en"])
    for (const path of fixedPages) {
      await page.goto((prefix + path).replace(/(.)\/$/, "$1"));
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByText("Cargando...")).toBeHidden();
    }
});

test("has menus, languages and pictures without scripts", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.locator("header summary:visible").click();
  const sheet = page.getByRole("navigation", { name: "Principal" });
  await sheet.getByRole("link", { name: "Català" }).click();
  await page.waitForURL("**/ca");
  const project = await firstOf(page, "projects");
  await page.goto(`/proyecto/${project.slug}`);
  const seen = await page
    .locator("main img")
    .first()
    .evaluate((image) => getComputedStyle(image).opacity);
  expect(seen).toBe("1");
});

test("finds projects without scripts by kind of client, room, district and budget, also by keyboard", async ({
  page,
}) => {
  await page.goto("/portfolio");
  const found = page.getByRole("navigation", { name: "Buscar por cliente, estancia, distrito o presupuesto" });
  await expect(page.getByRole("link", { name: "Todos", exact: true })).toBeHidden();
  await found.getByText("Buscar por").press("Enter");
  await found.getByRole("link", { name: "Constructoras" }).press("Enter");
  await page.waitForURL("**/portfolio/cliente/constructora");
  const developments = (await list(page, "projects")).filter(({ category }) => category === "constructora");
  await expect(page.locator("main article h2")).toHaveText(developments.map(({ title }) => title));
  await found.getByRole("link", { name: "Salamanca" }).press("Enter");
  await page.waitForURL("**/portfolio/barrio/salamanca");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proyectos en el distrito de Salamanca");
  await expect(page.locator("main article")).toHaveCount(1);
  await expect(found.locator("[aria-current]")).toHaveText("Salamanca");
  await found.getByRole("link", { name: "Más de 120.000 €" }).click();
  await page.waitForURL("**/portfolio/presupuesto/mas-120000");
  await page.getByRole("navigation", { name: "Estás en" }).getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio");
});

test("scrolls a phone to the missing field without scripts, with its label visible", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of ["/contacto", "/calculadora", "/"]) {
    await page.goto(address);
    const form = page.locator("form:visible", { has: page.locator("[required]") }).first();
    await form.getByRole("button").last().click();
    const field = page.locator(":focus");
    await expect(field).toBeInViewport();
    const label = await field.evaluate((it) => (it as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top);
    const bar = await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
    expect(label).toBeGreaterThanOrEqual(bar);
  }
});

test("sends an enquiry without scripts as a plain form, and thanks for it", async ({ page }) => {
  await page.goto("/contacto");
  await page.getByLabel("Nombre").fill("Sin Guiones");
  await page.getByLabel("Correo electrónico").fill("sin@guiones.example");
  await page.getByLabel("Tipo de proyecto").selectOption({ index: 1 });
  await page.getByLabel("Mensaje").fill(`Un formulario corriente, ${Date.now()}.`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await page.waitForURL("**/contacto/gracias");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gracias");
});

test("returns a refused form without scripts in the visitor's language: filled in, with errors at the fields", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/ca/empresas");
  const value = (name: string) => page.locator(`form [name=${name}]`);
  await value("name").fill('Núria "de" <Puig> & filles');
  // An address that passes the browser's validation but not the API's.
  await value("email").fill("nuria@puig");
  await value("company").fill("Puig");
  await value("projectType").selectOption("restaurante");
  await value("budget").selectOption("15000-30000");
  await value("message").fill("Primera línia\n</textarea><b>segona</b>");
  await page.getByRole("checkbox").check();
  const answered = page.waitForResponse("**/api/contact");
  await page.getByRole("button", { name: "Envia el missatge" }).click();
  const answer = await answered;
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([422, "text/html; charset=utf-8"]);
  await expect(page.locator("html")).toHaveAttribute("lang", "ca");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(value("name")).toHaveValue('Núria "de" <Puig> & filles');
  await expect(value("email")).toHaveValue("nuria@puig");
  await expect(value("company")).toHaveValue("Puig");
  await expect(value("projectType")).toHaveValue("restaurante");
  await expect(value("budget")).toHaveValue("15000-30000");
  await expect(value("timeline")).toHaveValue("");
  await expect(value("message")).toHaveValue("Primera línia\n</textarea><b>segona</b>");
  await expect(value("email")).toHaveAttribute("aria-invalid", "true");
  await expect(value("email")).toHaveAccessibleDescription(/correu vàlid/);
  await expect(value("email")).toBeInViewport();
  await expect(page.locator("form [aria-invalid]")).toHaveCount(1);
  await expect(page.getByText("Escriu el teu nom")).toBeHidden();
  await value("email").fill("nuria@puig.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Envia el missatge" }).click();
  await page.waitForURL("**/ca/contacto/gracias");
});

test("says without scripts that a preview needs them, and what to do at a guide's address without its link", async ({
  page,
}) => {
  await page.goto("/vista-previa");
  await expect(page.getByText("necesitan JavaScript")).toBeVisible();
  await expect(page.getByText("Cargando...")).toBeHidden();
  for (const address of ["/descarga", "/descarga/confirmar"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no sirve.");
    await expect(page.getByRole("link", { name: "Volver a pedirla" })).toBeVisible();
  }
});

test("asks without scripts for the mail's link on the erasure page, with its button disabled", async ({ page }) => {
  for (const [address, said] of [
    ["/baja", "A este enlace le falta una parte"],
    ["/ca/baja?t=tallat", "A aquest enllaç"],
    ["/en/baja?t=", "of this link is missing"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.locator("main").getByRole("button")).toBeDisabled();
  }
  await page.goto(`/baja?t=${"t".repeat(32)}`);
  await expect(page.getByRole("button", { name: "Borrar mis datos" })).toBeEnabled();
  await expect(page.getByText("A este enlace le falta una parte")).toBeHidden();
});
