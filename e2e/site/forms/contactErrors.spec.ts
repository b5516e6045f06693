import type { Page } from "@playwright/test";
import { expect, fillContactForm, open, test } from "../support";

const send = (page: Page) => page.getByRole("button", { name: /Enviar mensaje|Enviando/ });

test("hides a toast after 5 seconds", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/contacto");
  await fillContactForm(page);
  await send(page).click();
  const toast = page.locator("li[data-variant]");
  await expect(toast).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 3000 });
});

test("keeps everything typed when sending fails, and says what to do", async ({ page }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 503, json: { message: "", code: "unavailable" } }),
  );
  await open(page, "/contacto");
  await fillContactForm(page, "No quiero escribir esto dos veces.");
  await send(page).click();
  const toast = page.locator("li[data-variant=destructive]");
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText("No se pudo enviar el mensaje. Inténtalo de nuevo.");
  await expect(page.getByLabel("Mensaje")).toHaveValue("No quiero escribir esto dos veces.");
  await expect(page.getByText("tu mensaje sigue aquí")).toBeVisible();
});

test("keeps everything typed while offline, and sends it later", async ({ page, context }) => {
  await open(page, "/contacto");
  await context.setOffline(true);
  await fillContactForm(page, "Escrito en el metro.");
  await send(page).click();
  await expect(page.getByText("tu mensaje sigue aquí")).toBeVisible();
  const toast = page.locator("li[data-variant=destructive]");
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText("No se pudo enviar el mensaje. Inténtalo de nuevo.");
  await expect(page.getByLabel("Mensaje")).toHaveValue("Escrito en el metro.");
  await context.setOffline(false);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await send(page).click();
  await expect(page.locator("li[data-variant=default]")).toContainText("¡Mensaje enviado!");
});

test("reports a connection lost while writing in a toast that closes as usual", async ({ page, context }) => {
  await open(page, "/contacto");
  await fillContactForm(page, "Entrando en el túnel.");
  await context.setOffline(true);
  await send(page).click();
  const toast = page.locator("li[data-variant=destructive]");
  await expect(toast).toContainText("No se pudo enviar el mensaje. Inténtalo de nuevo.");
  await toast.getByRole("button", { name: "Cerrar" }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByLabel("Mensaje")).toHaveValue("Entrando en el túnel.");
});

test("shows what the server refuses at its field, in the visitor's language", async ({ page }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 422, json: { message: "Revisa", code: "invalid", errors: { email: "Email inválido" } } }),
  );
  await open(page, "/en/contacto");
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email").fill("ana@correo.example");
  await page.getByLabel("Project type").selectOption({ index: 1 });
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("reports a refused field that is not on the page as a failed sending", async ({ page }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 422, json: { message: "Revisa", code: "invalid", errors: { otro: "No vale" } } }),
  );
  await open(page, "/contacto");
  await fillContactForm(page, "No quiero escribir esto dos veces.");
  await send(page).click();
  await expect(page.getByText("tu mensaje sigue aquí")).toBeVisible();
  await expect(page.getByLabel("Mensaje")).toHaveValue("No quiero escribir esto dos veces.");
});
