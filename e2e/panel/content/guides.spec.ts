import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { api, expect, test, unique } from "../support";

/** Return the link of that kind in the newest letter to an address. */
async function linkTo(address: string, path: string): Promise<string> {
  const mailbox = process.env.E2E_MAILBOX ?? "";
  const find = () =>
    readdirSync(mailbox)
      .map((file) => readFileSync(join(mailbox, file), "utf8"))
      .filter((letter) => new RegExp(`^To: .*${address}`, "m").test(letter))
      .map(plainText)
      .flatMap((text) => new RegExp(`${path}\\?t=[\\w-]+`).exec(text)?.[0] ?? [])
      .at(-1);
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  return find() ?? "";
}

function plainText(letter: string): string {
  const [head = "", ...rest] = letter.split("\r\n\r\n");
  const body = rest.join("\n\n");
  return /^Content-Transfer-Encoding: base64/im.test(head)
    ? Buffer.from(body, "base64").toString()
    : body.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
}

const slug = "antes-de-la-obra";
const newAddress = () => `${unique("guia").replace(" ", ".")}@correo.example`;

async function ask(page: Page, address: string): Promise<void> {
  const form = page.locator("form[action='/api/guide-requests']");
  await form.locator("[name=email]").fill(address);
  await form.getByRole("checkbox").check();
  // A form sent faster counts as spam.
  await page.waitForTimeout(2500);
  await form.locator("button").click();
}

/** Follow the confirmation mail to the PDF. Return the PDF's address. */
async function confirmAndOpen(page: Page, address: string, prefix: string): Promise<string> {
  await page.goto(await linkTo(address, `${prefix}/descarga/confirmar`));
  await page.locator("form[action='/api/guide-requests/confirmation'] button").click();
  await page.waitForURL(`**${prefix}/descarga?t=*`);
  const file = page.locator("[data-file]");
  await expect(file).toHaveAttribute("href", /^\/api\/guide-files\//);
  const pdf = (await file.getAttribute("href")) ?? "";
  const answer = await page.request.get(pdf);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  return pdf;
}

test("sends a guide after confirmation by mail, shows the request in the panel, and erases it", async ({
  panel,
  browser,
}) => {
  const address = newAddress();
  const page = await browser.newPage();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Guías gratuitas" }).click();
  await page.waitForURL("**/guias");
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Antes de la obra/ })
    .click();
  await page.waitForURL(`**/guias/${slug}`);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("form[action='/api/guide-requests'] button").click();
  await expect(page.locator("[data-field=email]")).toHaveAttribute("aria-invalid", "true");
  expect(await axeFindings(page)).toEqual([]);
  await ask(page, address);
  await expect(page.getByText("Mira tu correo: hay un mensaje")).toBeVisible();

  await panel.goto(`/admin/leads?${new URLSearchParams({ filter: JSON.stringify({ q: address }) })}`);
  const row = panel.getByRole("listitem").filter({ hasText: address });
  await expect(row.getByText("Sin confirmar")).toBeVisible();
  await page.goto(await linkTo(address, "/descarga/confirmar"));
  expect(await axeFindings(page)).toEqual([]);
  const pdf = await confirmAndOpen(page, address, "");
  expect(await axeFindings(page)).toEqual([]);
  await panel.reload();
  await expect(row).toContainText("Guía «Antes de la obra");
  await expect(row.getByText("Sin confirmar")).toHaveCount(0);

  await page.goto(await linkTo(address, "/baja"));
  await page.getByRole("button", { name: "Borrar mis datos" }).click();
  await page.waitForURL("**/baja/hecha");
  await panel.reload();
  await expect(row).toHaveCount(0);
  expect((await page.goto(pdf))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no sirve.");
  await page.close();
});

test("sends a guide without scripts, in Catalan, and reports a used link", async ({ browser }) => {
  const address = newAddress();
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/ca/guias/${slug}`);
  await ask(page, address);
  await page.waitForURL("**/ca/descarga/pedida");
  const link = await linkTo(address, "/ca/descarga/confirmar");
  await confirmAndOpen(page, address, "/ca");
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aquest enllaç ja no serveix.");
  await page.close();
});

test("lets an editor write a guide, but not publish it without its PDF", async ({ panel }) => {
  const title = unique("Guía de luz");
  await panel.goto("/admin/guides/new");
  await panel.getByLabel("Título").first().fill(title);
  await panel.getByLabel("Estado").click();
  await panel.getByRole("option", { name: "Publicado" }).click();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText("Sube el PDF en español").first()).toBeVisible();
  expect(await axeFindings(panel)).toEqual([]);
  const pdf = { name: "Luz.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nluz") };
  await panel.locator("input[type=file][accept*=pdf]").first().setInputFiles(pdf);
  await expect(panel.getByRole("link", { name: "luz.pdf" })).toBeVisible();
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel).toHaveURL(/\/admin\/guides\/\d+\/edit/);
  const id = /guides\/(\d+)/.exec(panel.url())?.[1];
  await panel.goto("/admin/guides");
  await expect(panel.getByRole("link", { name: title, exact: true })).toBeVisible();
  expect(await axeFindings(panel)).toEqual([]);
  await api(panel.request, "DELETE", `/api/admin/guides/${id}`);
});
