import { expect, firstOf, fixedPages, phone, test } from "./support";

test.use({ javaScriptEnabled: false });

test("without scripts every page is readable in three languages", async ({ page }) => {
  for (const prefix of ["", "/ca", "/en"])
    for (const path of fixedPages) {
      await page.goto((prefix + path).replace(/(.)\/$/, "$1"));
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByText("Cargando...")).toBeHidden();
    }
});

test("without scripts menus, languages and pictures work", async ({ page }) => {
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

test("without scripts an enquiry is sent as a plain form and thanked for", async ({ page }) => {
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
