import { readFile } from "node:fs/promises";
import { axeFindings } from "../../axe";
import { expect, test, unique } from "../support";

test("records where an enquiry came from, exports the person's data and erases them", async ({ panel, browser }) => {
  const name = unique("Lola Font");
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@correo.example`;
  // The visitor follows a link from another site.
  const visitor = await browser.newPage({ baseURL: process.env.E2E_BASE_URL });
  const counted = visitor.waitForResponse((answer) => answer.url().endsWith("/api/opened"));
  await visitor.goto("/particulares", { referer: "https://www.revista.example/casas?de=lola" });
  await visitor.mouse.wheel(0, 200);
  expect((await counted).status()).toBe(200);
  await visitor.getByRole("banner").getByRole("link", { name: "Contacto" }).click();
  // The page before has a form with the same labels.
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Cuéntanos qué hay y qué falta");
  await visitor.getByLabel("Nombre").fill(name);
  await visitor.getByLabel("Correo electrónico").fill(email);
  await visitor.getByLabel("Tipo de proyecto").selectOption("renovacion");
  await visitor.getByLabel("Mensaje", { exact: true }).fill("Un baño con luz.");
  await visitor.getByLabel("He leído y acepto").check();
  // A form sent sooner counts as spam, and spam is not counted.
  await visitor.waitForTimeout(2500);
  await visitor.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(visitor.getByText("Gracias. Lo hemos recibido.")).toBeVisible();
  expect(await visitor.context().cookies()).toEqual([]);
  await visitor.close();

  await panel.goto(`/admin/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`);
  await panel.getByRole("link", { name }).click();
  const dialog = panel.getByRole("dialog", { name });
  await expect(dialog).toContainText("/particulares");
  await expect(dialog).toContainText("revista.example");
  await dialog.getByRole("button", { name: "Responder" }).click();
  await dialog.getByLabel("Texto").fill(`Hola, ${name}: tu baño…`);
  const draftsAbout = () =>
    panel.evaluate(() => Object.keys(localStorage).filter((place) => /^estudio:draft:.*contacts/.test(place)).length);
  await expect.poll(draftsAbout).toBe(1);
  const remembers = () => panel.evaluate((said) => JSON.stringify({ ...localStorage }).includes(said), name);
  expect(await remembers()).toBe(true);
  await panel.goto("/admin/dashboard");
  const outcome = panel.getByRole("region", { name: "De las visitas a las consultas" });
  await expect(outcome.getByRole("listitem").filter({ hasText: "revista.example" })).toContainText("1 consulta");

  await panel.goto("/admin/persona");
  await panel.getByLabel("Correo electrónico").fill(email.toUpperCase());
  await panel.getByRole("button", { name: "Buscar" }).click();
  await expect(panel.getByRole("button", { name: "Descargar todo" })).toBeVisible();
  expect(await axeFindings(panel)).toEqual([]);
  const download = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Descargar todo" }).click();
  expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe("PK");
  await panel.getByRole("button", { name: "Borrar todo…" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
  await expect(panel.getByText(`No hay nada de ${email.toUpperCase()}.`)).toBeVisible();
  await expect.poll(draftsAbout).toBe(0);
  expect(await remembers()).toBe(false);
  await panel.goto(`/admin/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`);
  await expect(panel.getByText("No se encontraron consultas")).toBeVisible();
});
