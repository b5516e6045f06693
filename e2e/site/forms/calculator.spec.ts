import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { expect, open, phone, test } from "../support";

const words = {
  "": { kind: "Cocina", state: "Por reformar entero", quality: "Alta", submit: "Calcular", send: "Enviármelo" },
  "/ca": {
    kind: "Cuina",
    state: "Per reformar de dalt a baix",
    quality: "Alta",
    submit: "Calcula",
    send: "Envia-m’ho",
  },
  "/en": {
    kind: "Kitchen",
    state: "Needs renovating throughout",
    quality: "High-end",
    submit: "Calculate",
    send: "Send it to me",
  },
};
type Prefix = keyof typeof words;
const prefixes: Prefix[] = ["", "/ca", "/en"];
const query = "tipo=cocina&m2=19&estado=malo&calidad=alta&distrito=retiro";

const result = (page: Page): Locator => page.locator("[data-result]");
const slot = (page: Page, name: string) => result(page).locator(`[data-slot="${name}"]`);
const figures = (text: string) =>
  text
    .replace(/[.,](?=\d{3})/g, "")
    .match(/\d+/g)
    ?.map(Number) ?? [];

async function answer(page: Page, prefix: Prefix): Promise<void> {
  const { kind, state, quality } = words[prefix];
  await page.getByLabel(kind, { exact: true }).check();
  await page.locator("[name=m2]").first().fill("19");
  await page.getByLabel(state).check();
  await page.getByLabel(quality, { exact: true }).check();
  await page.locator("[name=distrito]").selectOption("retiro");
}

/** Check that the parts add up, and return the total as a range. */
async function totalOf(page: Page): Promise<number[]> {
  const total = figures(await slot(page, "total").innerText());
  const parts = await Promise.all(
    ["works", "furniture", "fees", "taxes", "contingency"].map(async (part) =>
      figures(await slot(page, part).innerText()),
    ),
  );
  for (const end of [0, 1]) expect(parts.reduce((sum, part) => sum + (part[end] ?? Number.NaN), 0)).toBe(total[end]);
  return total;
}

async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.locator("form[action='/api/leads']");
  await form.locator("[name=name]").fill("Marta Soler");
  await form.locator("[name=email]").fill(email);
  await form.getByRole("checkbox").check();
}
const addressOf = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@correo.example`;

test.describe("with scripts", () => {
  for (const prefix of prefixes)
    test(`shows the result with the last answer, at a shareable address (${prefix || "/es"})`, async ({ page }) => {
      await open(page, `${prefix}/calculadora`);
      await expect(result(page)).toBeHidden();
      await answer(page, prefix);
      await expect(result(page)).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/calculadora?${query}`);
      const total = await totalOf(page);
      expect(await axeFindings(page)).toEqual([]);
      await open(page, page.url());
      expect(await totalOf(page)).toEqual(total);
      await expect(page.getByLabel(words[prefix].quality, { exact: true })).toBeChecked();
      await fillIn(page, addressOf("con"));
      await page.getByRole("button", { name: words[prefix].send }).click();
      await expect(page.getByRole("status").filter({ hasText: /\S/ })).toBeVisible();
    });

  test("names what is missing at its field, and focuses it", async ({ page }) => {
    await open(page, "/calculadora");
    await page.getByLabel("Baño", { exact: true }).check();
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page.getByText("Escribe los metros cuadrados: un número entre 3 y 2000")).toBeVisible();
    await expect(page.locator("[name=m2]").first()).toBeFocused();
    await expect(result(page)).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
  });

  test("accepts a Spanish thousand, reports unreadable metres on blur and removes them from the address", async ({
    page,
  }) => {
    await open(page, "/calculadora");
    await answer(page, "");
    const metres = page.locator("[name=m2]").first();
    await metres.fill("1.000 m²");
    await expect(page).toHaveURL(/m2=1000&/);
    await expect(result(page)).toBeVisible();
    await expect(metres).toHaveValue("1.000 m²");
    await metres.press("Tab");
    await expect(metres).toHaveValue("1000");
    await metres.fill("unos 90");
    await expect(page.getByText("Escribe los metros cuadrados")).toBeHidden();
    await metres.press("Tab");
    await expect(page.getByText("Escribe los metros cuadrados")).toBeVisible();
    await expect(result(page)).toBeHidden();
    await expect(page).not.toHaveURL(/m2=/);
    await metres.fill("90");
    await expect(page.getByText("Escribe los metros cuadrados")).toBeHidden();
    await expect(page).toHaveURL(/m2=90&/);
  });

  test("keeps decimals as typed, and says that metres must be whole", async ({ browser }) => {
    // An English browser's number field would turn 12,5 into 125.
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    const metres = page.locator("[name=m2]").first();
    for (const [path, kind, submit, said] of [
      ["/calculadora", "Cocina", "Calcular", "un número entre 3 y 2000, sin decimales"],
      ["/ca/calculadora", "Cuina", "Calcula", "un nombre entre 3 i 2000, sense decimals"],
      ["/en/calculadora", "Kitchen", "Calculate", "a whole number between 3 and 2000"],
    ] as const) {
      await open(page, path);
      await page.getByLabel(kind, { exact: true }).check();
      await metres.pressSequentially("12,5");
      await page.getByRole("button", { name: submit, exact: true }).click();
      await expect(metres).toHaveValue("12,5");
      await expect(page.getByText(said)).toBeVisible();
      await expect(metres).toBeFocused();
      await metres.fill("12");
      await expect(page.getByText(said)).toBeHidden();
      await expect(result(page)).toBeVisible();
    }
    await context.close();
  });

  test("is linked from the footer, the service pages and the price article", async ({ page }) => {
    for (const path of ["/", "/particulares", "/empresas", "/constructoras", "/blog/cuanto-cuesta-reformar-un-piso"]) {
      await page.goto(path);
      const link = page.locator("footer").getByRole("link", { name: "Calculadora de presupuesto" });
      await expect(link).toHaveAttribute("href", "/calculadora");
      if (path === "/") continue;
      const inPage = page.locator("main").getByRole("link", { name: "Calcula un presupuesto orientativo" });
      await expect(inPage).toHaveAttribute("href", /^\/calculadora/);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of prefixes)
    test(`answers a plain form with its result, and sends that by mail (${prefix || "/es"})`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/calculadora`);
      await expect(result(page)).toBeHidden();
      await answer(page, prefix);
      await page.getByRole("button", { name: words[prefix].submit, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/calculadora?${query}#calculadora-resultado`);
      await expect(page.locator("#calculadora-resultado")).toBeInViewport();
      await totalOf(page);
      await expect(page.getByLabel(words[prefix].quality, { exact: true })).toBeChecked();
      // An address that passes the browser's validation but not the API's.
      await fillIn(page, "marta@soler");
      await page.getByRole("button", { name: words[prefix].send }).click();
      const email = page.locator("form[action='/api/leads'] [name=email]");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveValue("marta@soler");
      await expect(result(page)).toBeVisible();
      await email.fill(addressOf("sin"));
      await page.locator("form[action='/api/leads']").getByRole("checkbox").check();
      await page.getByRole("button", { name: words[prefix].send }).click();
      await page.waitForURL(`**${prefix}/calculadora/{enviado,recibido}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

  test("keeps the result in the language links, and reports an unreadable value at its field", async ({ page }) => {
    await page.goto(`/calculadora?${query}`);
    const total = await totalOf(page);
    await page.locator("a[hreflang=en][lang=en]").first().click({ force: true });
    await expect(page).toHaveURL(`/en/calculadora?${query}`);
    expect(await totalOf(page)).toEqual(total);
    const wrong = await page.goto("/calculadora?tipo=cocina&m2=9999");
    expect(wrong?.status()).toBe(422);
    await expect(page.getByText("Escribe los metros cuadrados")).toBeVisible();
    await expect(page.locator("[name=m2]").first()).toHaveValue("9999");
    await page.locator("[name=m2]").first().fill("12.5");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/m2=12\.5/);
    await expect(page.getByText("un número entre 3 y 2000, sin decimales")).toBeVisible();
    await expect(page.locator("[name=m2]").first()).toHaveValue("12.5");
  });
});
