import { expect, newUser, owner, signIn, test, toast, unique } from "./support";

test("lets an owner create, edit, give a password to and delete a user", async ({ panel }) => {
  const name = unique("Nuria");
  await panel.goto("/admin/users");
  await panel.getByRole("button", { name: "Nuevo usuario" }).click();
  const dialog = panel.getByRole("dialog");
  for (const needed of ["Nombre", "Correo electrónico"])
    await expect(dialog.locator("label").filter({ hasText: needed })).toContainText("*");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("El nombre es requerido")).toBeVisible();
  await expect(dialog.getByText("Email inválido")).toBeVisible();
  await dialog.getByLabel("Nombre").fill(name);
  await dialog.getByLabel("Correo electrónico").fill(owner.email);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("Ya existe un usuario con ese email").first()).toBeVisible();
  await dialog.getByLabel("Correo electrónico").fill(`${name.replace(" ", ".").toLowerCase()}@estudio.example`);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Invitación en camino");
  const row = panel.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Editor")).toBeVisible();

  await panel.getByRole("button", { name: `Editar a ${name}` }).click();
  await dialog.getByLabel("Rol").click();
  await panel.getByRole("option", { name: "Propietario" }).click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Usuario actualizado");
  await expect(row.getByText("Propietario")).toBeVisible();

  await panel.getByRole("button", { name: `Cambiar la contraseña de ${name}` }).click();
  await dialog.getByLabel("Contraseña nueva").fill("corta");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("La contraseña debe tener al menos 6 caracteres")).toBeVisible();
  await dialog.getByLabel("Contraseña nueva").fill("cal-y-lumbre-8");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Contraseña actualizada");

  await panel.getByRole("button", { name: `Eliminar a ${name}` }).click();
  await expect(dialog).toContainText(`¿Estás seguro de que quieres eliminar al usuario ${name}?`);
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(panel)).toContainText("Usuario eliminado");
  await expect(row).toHaveCount(0);
});

test("lets every user change their own name and password", async ({ panel, browser, baseURL }) => {
  const eva = await newUser(panel);
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const page = await context.newPage();
  await signIn(page, eva);
  await page.getByRole("link", { name: eva.name }).click();
  await page.getByRole("button", { name: "Cambiar nombre" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill(`${eva.name} Bis`);
  await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("heading", { name: `${eva.name} Bis` })).toBeVisible();
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Contraseña actual").fill("no-es");
  await dialog.getByLabel("Contraseña nueva").fill("otra-lumbre-9");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("La contraseña actual no es correcta").first()).toBeVisible();
  await dialog.getByLabel("Contraseña actual").fill(eva.password);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page)).toContainText("Contraseña actualizada");
  await context.clearCookies();
  await signIn(page, { email: eva.email, password: "otra-lumbre-9" });
  await context.close();
});

test("lets owners change their own password from the list, with the current one", async ({
  panel,
  browser,
  baseURL,
}) => {
  const eva = await newUser(panel, "owner");
  const context = await browser.newContext({ baseURL, locale: "es-ES" });
  const page = await context.newPage();
  await signIn(page, eva);
  await page.goto("/admin/users");
  await page.getByRole("button", { name: `Cambiar la contraseña de ${eva.name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Contraseña nueva").fill("otra-lumbre-9");
  await dialog.getByLabel("Contraseña actual").fill("no-es");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("La contraseña actual no es correcta").first()).toBeVisible();
  await dialog.getByLabel("Contraseña actual").fill(eva.password);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page)).toContainText("Contraseña actualizada");
  await context.close();
});
