import { expect, holdRequest, test, toast, unique } from "../support";

test("redirects an address that a visitor did not find, and adds many redirects at once", async ({ panel }) => {
  const missed = `/${unique("vieja").replace(/\W+/g, "-").toLowerCase()}.html`;
  const asVisitor = { headers: { Accept: "text/html" }, maxRedirects: 0 };
  expect((await panel.request.get(missed, asVisitor)).status()).toBe(404);

  await panel.goto("/admin/redirecciones");
  await panel.getByRole("button", { name: `Redirigir ${missed}` }).click();
  await expect(panel.getByLabel("Dirección antigua")).toHaveValue(missed);
  await panel.getByRole("combobox", { name: "Lleva a" }).fill("Empresas");
  await panel.getByRole("option", { name: /Empresas/ }).click();
  await panel.getByRole("button", { name: "Añadir redirección" }).click();
  await expect(toast(panel)).toContainText("Redirección añadida");
  const answer = await panel.request.get(missed, asVisitor);
  expect([answer.status(), answer.headers().location]).toEqual([301, "/empresas"]);
  await expect(panel.getByRole("button", { name: `Redirigir ${missed}` })).toHaveCount(0);

  await panel.getByRole("button", { name: "Pegar varias" }).click();
  const dialog = panel.getByRole("dialog");
  const lines = `antigua;nueva\nhttps://antes.example${missed}.bak/;/portfolio\n/portfolio;/`;
  await dialog.getByRole("textbox").fill(lines);
  await dialog.getByRole("button", { name: "Añadir todas" }).click();
  await expect(dialog.getByRole("alert")).toContainText("/portfolio Ahí hay una página de esta web");
  await dialog.getByRole("textbox").fill(lines.replace("\n/portfolio;/", ""));
  await dialog.getByRole("button", { name: "Añadir todas" }).click();
  await expect(dialog).toHaveCount(0);

  for (const path of [missed, `${missed}.bak`]) {
    await panel.getByRole("button", { name: `Quitar ${path}`, exact: true }).click();
    await panel.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
    await expect(toast(panel)).toContainText("Redirección quitada");
    await expect(panel.getByRole("button", { name: `Quitar ${path}`, exact: true })).toHaveCount(0);
  }
});

test("keeps the next address typed while one is being added", async ({ panel }) => {
  const first = `/${unique("primera").replace(/\W+/g, "-").toLowerCase()}`;
  await panel.goto("/admin/redirecciones");
  const from = panel.getByLabel("Dirección antigua");
  await from.fill(first);
  await panel.getByRole("combobox", { name: "Lleva a" }).fill("/empresas");
  const { arrived, goOn } = await holdRequest(panel, "**/api/admin/redirects");
  await panel.getByRole("button", { name: "Añadir redirección" }).click();
  await arrived;
  await from.press("ControlOrMeta+A");
  await from.pressSequentially("/segunda");
  goOn();
  await expect(toast(panel)).toContainText("Redirección añadida");
  await expect(panel.getByRole("combobox", { name: "Lleva a" })).toHaveValue("");
  await expect(from).toHaveValue("/segunda");
  await panel.getByRole("button", { name: `Quitar ${first}`, exact: true }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(toast(panel)).toContainText("Redirección quitada");
});
