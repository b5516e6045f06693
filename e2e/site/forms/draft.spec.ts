import type { Page } from "@playwright/test";
import { expect, hydrated, open, phone, test } from "../support";

const message = (page: Page) => page.locator("form [name=message]");
/** Return what the browser stores, except Gatsby's scroll positions. */
const stored = (page: Page) =>
  page.evaluate(() => [
    Object.keys(localStorage),
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => !key.includes("scroll"))),
  ]);

/** Type part of an enquiry, and tick the box. */
async function begin(page: Page) {
  await page.getByLabel("Nombre").fill("Ana Ruiz");
  await page.getByLabel("Tipo de proyecto").selectOption("renovacion");
  await message(page).fill("Un piso de 90 m² en Chamberí.");
  await page.getByRole("checkbox").check();
}

async function expectTyped(page: Page) {
  await expect(page.locator("form [name=name]")).toHaveValue("Ana Ruiz");
  await expect(page.locator("form [name=projectType]")).toHaveValue("renovacion");
  await expect(message(page)).toHaveValue("Un piso de 90 m² en Chamberí.");
}

test("keeps what was typed after a visit to the privacy text, and after a reload", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/contacto");
  await begin(page);
  await page.locator("form").getByRole("link", { name: "política de privacidad" }).click();
  await page.waitForURL("**/privacidad");
  await page.goBack();
  await page.waitForURL("**/contacto");
  await expectTyped(page);
  await page.reload();
  await page.mouse.wheel(0, 1);
  await expectTyped(page);
});

test("keeps what was typed across languages and from the short form to the long one, but not the consent", async ({
  page,
}) => {
  await open(page, "/");
  await begin(page);
  await page.goto("/contacto");
  await page.mouse.wheel(0, 1);
  await expectTyped(page);
  await page.locator("header").getByRole("link", { name: "CA", exact: true }).click();
  await page.waitForURL("**/ca/contacto");
  await page.mouse.wheel(0, 1);
  await expectTyped(page);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("asks for a chosen file again after going back, switching language or reloading", async ({ page }) => {
  const plan = { name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 plano") };
  const again = page.getByText(/^(Vuelve a elegir tus archivos|Torna a triar els fitxers)/);
  await open(page, "/contacto");
  await begin(page);
  await page.locator("input[type=file]").setInputFiles(plan);
  await expect(again).toBeHidden();
  await page.locator("form").getByRole("link", { name: "política de privacidad" }).click();
  await page.waitForURL("**/privacidad");
  await page.goBack();
  await page.waitForURL("**/contacto");
  await expectTyped(page);
  await expect(again).toBeVisible();
  await page.locator("header").getByRole("link", { name: "CA", exact: true }).click();
  await page.waitForURL("**/ca/contacto");
  await expect(again).toBeVisible();
  await page.reload();
  await expect(again).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(plan);
  await expect(again).toBeHidden();
  await page.locator("form").getByRole("button", { name: "Treu plano.pdf" }).click();
  await page.reload();
  await expectTyped(page);
  await expect(again).toBeHidden();
});

test("remembers a file chosen before the scripts were loaded", async ({ page }) => {
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto("/contacto", { waitUntil: "commit" });
  await message(page).fill("Un piso de 90 m² en Chamberí.");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 plano") });
  come();
  await page.mouse.wheel(0, 1);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Quitar plano.pdf" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Vuelve a elegir tus archivos/)).toBeVisible();
});

test("stores the draft in the tab only, while something is written, and never the consent", async ({
  page,
  context,
}) => {
  await open(page, "/contacto");
  const before = await stored(page);
  await message(page).fill("Hola");
  await page.getByRole("checkbox").check();
  await expect.poll(() => stored(page)).not.toEqual(before);
  const [local, session] = await stored(page);
  expect(local).toEqual([]);
  expect(session).not.toContain("privacy");
  const other = await context.newPage();
  await open(other, "/contacto");
  await expect(message(other)).toHaveValue("");
  await message(page).fill("");
  await expect.poll(() => stored(page)).toEqual(before);
});

test("keeps nothing of a sent message, not even after a reload", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/contacto");
  await begin(page);
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.locator("li[data-variant]")).toContainText("¡Mensaje enviado!");
  expect((await stored(page))[1]).not.toContain("Ana Ruiz");
  await page.reload();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  await expect(message(page)).toHaveValue("");
});

test("does not bring a sent message back with the Back button", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/contacto");
  await begin(page);
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  await page.locator("header").getByRole("link", { name: "CA", exact: true }).click();
  await page.waitForURL("**/ca/contacto");
  await page.mouse.wheel(0, 1);
  await expectTyped(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Envia el missatge" }).click();
  await expect(page.locator("li[data-variant]")).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/contacto");
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  await expect(message(page)).toHaveValue("");
  await expect(page.locator("form [name=email]")).toHaveValue("");
  expect((await stored(page))[1]).not.toContain("Ana Ruiz");
  await message(page).fill("Otra consulta");
  await page.reload();
  await page.mouse.wheel(0, 1);
  await expect(message(page)).toHaveValue("Otra consulta");
});

test("does not take a returning visitor who sends at once for a robot", async ({ page }) => {
  let elapsed = 0;
  await page.route("**/api/contact", async (route) => {
    elapsed = route.request().postDataJSON().elapsedMs;
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await open(page, "/contacto");
  await begin(page);
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  const spent = await page.evaluate(() => performance.now());
  await page.reload();
  await page.mouse.wheel(0, 1);
  await expectTyped(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.locator("li[data-variant]")).toBeVisible();
  expect(elapsed).toBeGreaterThan(spent);
});
