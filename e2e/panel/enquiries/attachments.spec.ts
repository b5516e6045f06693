import type { Browser, Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { expect, photo, test, unique } from "../support";

const plan = { name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%") };
const huge = { name: "enorme.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10_485_761, "\xff\xd8\xff", "latin1") };

async function visitor(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled, viewport: { width: 390, height: 844 } });
  return await context.newPage();
}

async function fill(page: Page, name: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("ann@correo.example");
  await page.getByLabel("Project type").selectOption({ index: 1 });
  await page.getByLabel("Message").fill("A dark kitchen. The plan is attached.");
  await page.getByRole("checkbox").check();
}

const open = async (panel: Page, name: string) => {
  await panel.goto(`/admin/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`);
  await panel.getByRole("link", { name }).click();
  return panel.getByRole("dialog", { name }).getByRole("region", { name: "Planos y fotos" });
};

test("receives files chosen one by one on a phone, and refuses a file that is too large when it is chosen", async ({
  browser,
  baseURL,
  panel,
}) => {
  const name = unique("Ann Files");
  const page = await visitor(browser, baseURL, true);
  await page.goto("/en/contacto");
  await fill(page, name);
  // A form sent faster than a person can type counts as spam.
  await page.waitForTimeout(2_500);
  const chooser = page.getByLabel("Plans and photos");
  const notes = { name: "notas.txt", mimeType: "text/plain", buffer: Buffer.from("medidas") };
  const wrong = page.getByText("Five files of 10 MB at most, as photos or PDF");
  for (const [refused, why] of [
    [huge, "It is over 10 MB"],
    [notes, "It is neither a photo nor a PDF"],
  ] as const) {
    await chooser.setInputFiles([refused]);
    await expect(page.locator("form").getByRole("listitem")).toContainText(why);
    await expect(wrong).toContainText(`Remove ${refused.name}`);
    await page.getByRole("button", { name: `Remove ${refused.name}` }).click();
    await expect(wrong).toBeHidden();
    await expect(chooser).toBeFocused();
  }
  await chooser.setInputFiles([huge]);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(wrong).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // A phone chooses one photograph at a time. Each is added to the earlier ones, once.
  await chooser.setInputFiles([photo("cocina-retiro-antes.jpg")]);
  await chooser.setInputFiles([photo("hero-particulares.jpg")]);
  await chooser.setInputFiles([photo("hero-particulares.jpg")]);
  const chosen = page.locator("form").getByRole("listitem");
  await expect(chosen).toHaveText([/^enorme\.jpg 10\.1\sMB/, /^cocina-retiro-antes\.jpg/, /^hero-particulares\.jpg/]);
  await page.getByRole("button", { name: "Remove enorme.jpg" }).click();
  await expect(page.getByRole("button", { name: "Remove cocina-retiro-antes.jpg" })).toBeFocused();
  await expect(chosen).toHaveCount(2);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("region", { name: "Thank you. It has arrived." })).toContainText(
    "With your files: cocina-retiro-antes.jpg, hero-particulares.jpg.",
  );
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  const files = await open(panel, name);
  await expect(files.getByRole("listitem")).toHaveCount(2);
  const shown = files.getByRole("link", { name: /cocina-retiro-antes\.jpg/ }).locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.context().close();
});

test("receives files without scripts, keeps the message if a file is refused, and says so on the next page", async ({
  browser,
  baseURL,
  panel,
}) => {
  const name = unique("Ann Plain");
  const page = await visitor(browser, baseURL, false);
  await page.goto("/en/contacto");
  await fill(page, name);
  await page.getByLabel("Plans and photos").setInputFiles([plan, huge]);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/#archivos$/);
  await expect(page.getByText("One of the files has not")).toBeVisible();
  const files = await open(panel, name);
  await expect(files.getByRole("link", { name: /plano\.pdf/ })).toHaveAttribute("download");
  await expect(files.getByRole("listitem")).toHaveCount(1);
  await page.context().close();
});
