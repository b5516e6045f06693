import type { Page } from "@playwright/test";
import { codeOf } from "../../api/testing/secondFactor/oneTimeCodes";
import { axeFindings } from "../axe";
import { expect, newUser, signIn, test, toast } from "./support";

type Person = { email: string; password: string };

const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard" });

/** Sign out, and type the password on the login screen. */
async function typePassword(page: Page, { email, password }: Person) {
  await page.context().clearCookies();
  await page.goto("/admin/login");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña").fill(password);
  await page.keyboard.press("Enter");
}

test("requires the setup of codes first in a strict studio, and then opens with a code or a recovery code", async ({
  panel,
  browser,
  baseURL,
}) => {
  const eva = await newUser(panel);
  const page = await (await browser.newContext({ baseURL, locale: "es-ES" })).newPage();
  await signIn(page, eva);
  // Fakes the API's answer in a strict studio, because the real setting would affect other tests.
  await page.route("**/api/auth/me", async (route) => {
    const answer = await route.fetch();
    const { user, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, user: { ...user, mustSetUp: true } } });
  });
  await page.goto("/admin/projects");
  await page.waitForURL("**/admin/verificacion");
  await page.getByRole("button", { name: "Activar los códigos" }).click();
  await expect(page.getByRole("link", { name: "Entrar en el panel" })).toHaveCount(0);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /Código QR/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = (await dialog.locator("code").innerText()).replace(/\s/g, "");
  await dialog.getByLabel("Código de la aplicación").fill("000 000");
  await dialog.getByRole("button", { name: "Activar" }).click();
  await expect(dialog.getByRole("alert")).toContainText("El código no es correcto");
  await dialog.getByLabel("Código de la aplicación").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Activar" }).click();
  await expect(dialog).toContainText("Guarda tus códigos de recuperación");
  expect(await axeFindings(page)).toEqual([]);
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  await dialog.getByRole("button", { name: "Los he guardado" }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute("**/api/auth/me");
  await page.getByRole("link", { name: "Entrar en el panel" }).click();
  await expect(dashboard(page)).toBeVisible();

  await typePassword(page, eva);
  await expect(page.getByRole("heading", { name: "Segundo paso" })).toBeVisible();
  const code = page.getByLabel("Código de la aplicación");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type("123456");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("El código no es correcto");
  // The error of one field must not appear at the other.
  await page.getByRole("button", { name: "Usar un código de recuperación" }).click();
  await expect(page.getByLabel("Código de recuperación")).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Usar un código de la aplicación" }).click();
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press("Enter");
  await expect(dashboard(page)).toBeVisible();

  await typePassword(page, eva);
  await page.getByRole("button", { name: "Usar un código de recuperación" }).click();
  await expect(page.getByLabel("Código de recuperación")).toBeFocused();
  await page.keyboard.type(codes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(dashboard(page)).toBeVisible();
  await page.goto("/admin/profile");
  await expect(page.getByRole("region", { name: "Verificación en dos pasos" })).toContainText("Te quedan 9 códigos");

  await panel.goto("/admin/users");
  await panel.getByRole("button", { name: `Quitar la verificación en dos pasos de ${eva.name}` }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(toast(panel)).toContainText("Verificación en dos pasos retirada");
  await signIn(page, eva);
  await page.context().close();
});

test("adds and names a passkey, opens without a password, and removes it", async ({ panel, browser, baseURL }) => {
  const eva = await newUser(panel);
  const page = await (await browser.newContext({ baseURL, locale: "es-ES" })).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, eva);
  await page.goto("/admin/profile");
  const section = page.getByRole("region", { name: "Llaves de acceso" });
  await section.getByRole("button", { name: "Añadir una llave de acceso" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Nombre");
  // An invalid name is refused before the device creates a key.
  for (const [wrong, why] of [
    [" ", "El nombre es requerido"],
    ["x".repeat(101), "Como máximo 100 caracteres"],
  ] as const) {
    await name.fill(wrong);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(why);
  }
  expect(await devtools.send("WebAuthn.getCredentials", { authenticatorId })).toEqual({ credentials: [] });
  await name.fill("Portátil");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Los he guardado" }).click();
  await expect(section.getByRole("listitem")).toContainText("Portátil");
  expect(await axeFindings(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(dashboard(page)).toBeVisible();
  await typePassword(page, eva);
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await expect(dashboard(page)).toBeVisible();

  await page.goto("/admin/profile");
  await expect(section.getByRole("listitem")).toContainText("Usada por última vez");
  await section.getByRole("button", { name: "Cambiar nombre de la llave de acceso Portátil" }).click();
  await name.fill("x".repeat(300));
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("Como máximo 100 caracteres")).toHaveCount(1);
  await name.fill("Portátil del estudio");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await section.getByRole("button", { name: "Quitar la llave de acceso Portátil del estudio" }).click();
  await expect(dialog).toContainText("Tus códigos de recuperación dejarán de valer también");
  await dialog.getByRole("button", { name: "Quitar" }).click();
  await expect(section).toContainText("No tienes ninguna");
  await page.context().clearCookies();
  await signIn(page, eva);
  await page.context().close();
});
