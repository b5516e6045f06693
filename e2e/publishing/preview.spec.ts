import type { Browser, Page } from "@playwright/test";
import { signIn } from "../panel/support";
import { baseUrl, expect, test, unique } from "./support";

const languages = [
  { name: "Español", prefix: "", title: "Casa patio", home: "Inicio" },
  { name: "Català", prefix: "/ca", title: "Casa pati", home: "Inici" },
  { name: "English", prefix: "/en", title: "Courtyard house", home: "Home" },
];

test("shows an unsaved draft on the real site in three languages, to signed-in users and holders of a link", async ({
  desk,
  page,
  browser,
}) => {
  test.setTimeout(15 * 60_000);
  const unsaved = unique("Todavía sin guardar");
  const [title, catalan, english] = languages.map((one) => unique(one.title)) as [string, string, string];
  const translations = { ca: { title: catalan }, en: { title: english } };
  const draft = await desk.project({ status: "draft", title, translations });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await page.goto(`/admin/projects/${draft.id}/edit`);
  await page.getByLabel("Ubicación").fill(unsaved);
  const addresses: string[] = [];
  for (const [index, { name, prefix, home }] of languages.entries()) {
    const tab = await opened(page, name);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText([title, catalan, english][index] as string);
    await expect(tab.getByText(unsaved).first()).toBeVisible();
    await expect(tab.getByRole("navigation").getByRole("link", { name: home, exact: true }).first()).toBeAttached();
    await expect(tab.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    expect(new URL(tab.url()).pathname).toBe(`${prefix}/vista-previa`);
    addresses.push(tab.url());
    await tab.close();
  }
  for (const address of addresses) {
    const stranger = await visit(browser, address);
    await expect(stranger.getByRole("heading", { level: 1 })).not.toHaveText(/Casa|Courtyard/);
    await expect(stranger.getByText(unsaved)).toHaveCount(0);
    await stranger.close();
  }
  await page.getByRole("button", { name: "Vista previa" }).click();
  await page.getByRole("menuitem", { name: "Copiar enlace para compartir" }).click();
  await expect(page.locator(".toast")).toContainText(/Se puede abrir sin contraseña hasta el \d/);
  const invited = await visit(browser, await page.evaluate(() => navigator.clipboard.readText()));
  await expect(invited.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(invited.getByText(unsaved).first()).toBeVisible();
  await invited.close();
  // The preview saved nothing, and the draft stays hidden.
  expect((await desk.page(`/proyecto/${draft.slug}`)).status).toBe(404);
});

async function opened(page: Page, language: string): Promise<Page> {
  await page.getByRole("button", { name: "Vista previa" }).click();
  const tab = page.context().waitForEvent("page");
  await page.getByRole("menuitem", { name: language }).click();
  return tab;
}

/** Open an address in a new context, without a session. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const stranger = await (await browser.newContext({ baseURL: baseUrl() })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  return stranger;
}
