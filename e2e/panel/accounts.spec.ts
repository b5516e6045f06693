import { connect, SessionModel, UserModel } from "@estudio/database";
import type { Browser, Page } from "@playwright/test";
import { tokenIn, wordsOf } from "../../api/testing/letters";
import { axeFindings } from "../axe";
import { lettersTo } from "./enquiries/mailbox";
import { database, expect, newUser, owner, signIn, test, toast, unique } from "./support";

/** Open another person's browser. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: "es-ES" })).newPage();
}

/** Open the link of the only letter with that subject to this address. */
async function openLinkOf(page: Page, email: string, subject: RegExp) {
  const found = () =>
    lettersTo(email)
      .map(wordsOf)
      .filter((words) => subject.test(words));
  await expect.poll(() => found().length, { timeout: 60_000 }).toBe(1);
  await page.goto(`/admin/clave#${tokenIn(found()[0] ?? "")}`);
}

const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard" });

test("invites a user, resets the password by mail, and ends sessions elsewhere", async ({
  panel,
  browser,
  baseURL,
}) => {
  const name = unique("Marta");
  const email = `${name.replace(" ", ".").toLowerCase()}@estudio.example`;
  await panel.goto("/admin/users");
  await panel.getByRole("button", { name: "Nuevo usuario" }).click();
  await panel.getByRole("dialog").getByLabel("Nombre").fill(name);
  await panel.getByRole("dialog").getByLabel("Correo electrónico").fill(email);
  await panel.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Invitación en camino");
  await expect(panel.getByRole("listitem").filter({ hasText: name })).toContainText("Invitada, pendiente");

  const laptop = await anotherBrowser(browser, baseURL);
  await openLinkOf(laptop, email, /Te han invitado/);
  await expect(laptop.getByRole("heading", { name: `Te damos la bienvenida, ${name}` })).toBeVisible();
  await expect(laptop.getByLabel("Contraseña nueva")).toBeFocused();
  expect(await axeFindings(laptop)).toEqual([]);
  await laptop.getByLabel("Contraseña nueva").fill("123456");
  await laptop.getByRole("button", { name: "Guardar y entrar" }).click();
  await expect(laptop.getByRole("alert")).toContainText("de las más usadas");
  await laptop.getByLabel("Contraseña nueva").fill("teja-y-romero");
  await laptop.getByRole("button", { name: "Guardar y entrar" }).click();
  await expect(dashboard(laptop)).toBeVisible();

  const phone = await anotherBrowser(browser, baseURL);
  await phone.goto("/admin/login");
  await phone.getByRole("link", { name: "¿Has olvidado la contraseña?" }).click();
  expect(await axeFindings(phone)).toEqual([]);
  await phone.getByLabel("Correo electrónico").fill(email);
  await phone.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(phone.getByRole("heading", { name: "Mira tu correo" })).toBeVisible();
  await openLinkOf(phone, email, /ha pedido entrar/);
  await phone.getByLabel("Contraseña nueva").fill("romero-y-teja");
  await phone.getByRole("button", { name: "Guardar y entrar" }).click();
  await expect(dashboard(phone)).toBeVisible();
  await laptop.goto("/admin/projects");
  await laptop.waitForURL("**/admin/login");
  await openLinkOf(laptop, email, /ha pedido entrar/);
  await expect(laptop.getByRole("heading", { name: "El enlace no sirve" })).toBeVisible();
  await laptop.goto("/admin/clave");
  await expect(laptop.getByRole("alert")).toContainText("El enlace está incompleto");

  await signIn(laptop, { email, password: "romero-y-teja" });
  await phone.goto("/admin/profile");
  const sessions = phone.getByRole("region", { name: "Sesiones abiertas" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  expect(await axeFindings(phone)).toEqual([]);
  await sessions.getByRole("button", { name: /^Cerrar la sesión de Chrome/ }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await laptop.goto("/admin/projects");
  await laptop.waitForURL("**/admin/login");

  await panel.goto("/admin/actividad");
  const told = panel.getByRole("listitem").filter({ hasText: name });
  await expect(told.filter({ hasText: "Sesiones cerradas" })).toHaveCount(1);
  await expect(told.filter({ hasText: "Invitación aceptada" })).toHaveCount(1);
  await phone.context().close();
  await laptop.context().close();
});

async function inDatabase(work: (db: ReturnType<typeof connect>) => PromiseLike<unknown>) {
  const db = connect(database());
  await work(db);
  await db.destroy();
}

/** Age all sessions by some hours. */
const letHoursPass = () =>
  inDatabase((db) => {
    const createdAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
    return SessionModel.query(db).patch({ createdAt, confirmedAt: null });
  });

test("asks a user with a generated password for another until there is one", async ({ panel, browser, baseURL }) => {
  const eva = await newUser(panel);
  await inDatabase((db) => UserModel.query(db).findById(eva.id).patch({ passwordMadeUp: true }));
  const page = await anotherBrowser(browser, baseURL);
  await signIn(page, eva);
  const notice = page.getByRole("alert").filter({ hasText: "Elige una contraseña tuya" });
  await expect(notice).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await notice.getByRole("link", { name: "Elegir contraseña" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar contraseña" });
  await dialog.getByLabel("Contraseña actual").fill(eva.password);
  await dialog.getByLabel("Contraseña nueva").fill(eva.password);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toContainText("Esta es la que inventó el programa: elige otra");
  await dialog.getByLabel("Contraseña nueva").fill("teja-y-romero-9");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page)).toContainText("Contraseña actualizada");
  await expect(notice).toHaveCount(0);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("link", { name: "Nuevo proyecto" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().close();
});

test("asks for the password again hours after the sign-in, before a deletion or an export", async ({ panel }) => {
  const eva = await newUser(panel);
  await panel.goto("/admin/users");
  await letHoursPass();
  const question = panel.getByRole("dialog", { name: "Escribe otra vez tu contraseña" });
  const remove = async () => {
    await panel.getByRole("button", { name: `Eliminar a ${eva.name}` }).click();
    await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  };
  await remove();
  expect(await axeFindings(panel)).toEqual([]);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(toast(panel)).toContainText("No se pudo eliminar el usuario: hace falta que escribas tu contraseña");
  await panel.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await remove();
  await question.getByLabel("Contraseña").fill(owner.password);
  await question.getByRole("button", { name: "Continuar" }).click();
  await expect(toast(panel)).toContainText("Usuario eliminado");

  await panel.goto("/admin/contacts");
  await letHoursPass();
  const file = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Exportar CSV" }).click();
  await question.getByLabel("Contraseña").fill(owner.password);
  await question.getByRole("button", { name: "Continuar" }).click();
  expect((await file).suggestedFilename()).toBe("consultas.csv");

  await panel.goto("/admin/actividad");
  const activity = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Exportar CSV" }).click();
  expect((await activity).suggestedFilename()).toBe("actividad.csv");
  await expect(panel.getByRole("listitem").filter({ hasText: "Datos exportados" }).first()).toContainText("Consultas");
});
