import type { Page } from "@playwright/test";
import { expect, hydrated, open, phone, test } from "./support";

const message = (page: Page) => page.locator("form [name=message]");
/** What the browser keeps, besides Gatsby's scroll positions. */
const stored = (page: Page) =>
  page.evaluate(() => [
    Object.keys(localStorage),
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => !key.includes("scroll"))),
  ]);

/** What a visitor has typed before going to read something else; the box is ticked. */
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

test("what was typed is still there after reading the privacy text beside the box, and after a reload", async ({
  page,
}) => {
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

test("switching language, or going on from the short form to the long one, costs no word; consent is asked for anew", async ({
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

test("who had chosen a file is told to choose it again after going back, switching language or reloading; who has, no more", async ({
  page,
}) => {
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

test("a file chosen before the scripts have come is remembered, too", async ({ page }) => {
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

test("only the tab remembers, only while something is written, and never the privacy box", async ({
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

test("once it is sent nothing is left of it, not even after a reload", async ({ page }) => {
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

test("what was sent does not come back with Back to the page where it was begun", async ({ page }) => {
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

test("a visitor who comes back and sends at once is not taken for a robot", async ({ page }) => {
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
