import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { desktop, expect, fillContactForm, firstOf, open, phone, test } from "../support";

const label = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();

const send = (page: Page) => page.getByRole("button", { name: /Enviar mensaje|Enviando/ });

test("has its own form on each page, with the fields and project types of its clients", async ({ page }) => {
  const types: [string, string[], boolean][] = [
    [
      "/",
      ["Vivienda completa", "Habitaciones concretas", "Oficina o espacio comercial", "Obra nueva", "Reforma"],
      true,
    ],
    ["/empresas", ["Oficina nueva", "Reforma", "Local comercial", "Restaurante"], false],
    ["/constructoras", ["Residencial", "Comercial", "Hostelería", "Promociones"], false],
    ["/particulares", ["Casa completa", "Apartamento", "Habitaciones concretas", "Reforma"], false],
    [
      "/contacto",
      ["Vivienda completa", "Habitaciones concretas", "Oficina o espacio comercial", "Obra nueva", "Reforma"],
      false,
    ],
  ];
  for (const [address, expected, compact] of types) {
    await page.goto(address);
    const options = await label(page, "Tipo de proyecto").locator("option").allTextContents();
    expect(options.slice(1)).toEqual(expected);
    for (const name of ["phone", "company", "budget", "timeline"])
      await expect(page.locator(`form [name=${name}]`)).toHaveCount(compact ? 0 : 1);
  }
});

test("names every missing field of an empty form, focuses the first and asks for consent", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/contacto");
  await send(page).click();
  for (const text of [
    "Escribe tu nombre",
    "Escribe un correo válido",
    "Elige un tipo de proyecto",
    "Cuéntanos en una línea",
    "Debes aceptar la política de privacidad",
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await page.getByLabel("Nombre").fill("Ana");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Escribe tu nombre")).toBeHidden();
});

test("confirms a sent form, empties it, and does not send the privacy flag", async ({ page }) => {
  await page.setViewportSize(desktop);
  let body: Record<string, unknown> = {};
  await page.route("**/api/contact", async (route) => {
    body = route.request().postDataJSON();
    await pause(500);
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await open(page, "/empresas");
  await fillContactForm(page);
  await page.getByLabel("Presupuesto").selectOption("15000-30000");
  await send(page).click();
  await expect(send(page)).toHaveText("Enviando...");
  await expect(send(page)).toBeDisabled();
  const toast = page.locator("li[data-variant]");
  await expect(toast).toContainText("¡Mensaje enviado!");
  await expect(toast).toContainText("Nos pondremos en contacto contigo en menos de 24 horas.");
  await expect(page.getByLabel("Nombre")).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  expect(body).toMatchObject({
    name: "Ana Ruiz",
    contactMethod: "business",
    budget: "15000-30000",
    lang: "es",
    page: "/empresas",
  });
  expect(Object.keys(body)).not.toContain("privacy");
  for (const hidden of ["topic", "website"]) expect(Object.keys(body)).not.toContain(hidden);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Avisos/ }).locator("ol")).toBeFocused();
  await page.mouse.move(0, 0);
});

test("keeps the focus on the button when sending fails", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.abort());
  await open(page, "/contacto");
  await fillContactForm(page);
  await send(page).press("Enter");
  await expect(page.locator('[data-state="failed"]')).toBeVisible();
  await expect(send(page)).toBeFocused();
});

test("explains after sending what happens, by when and who answers, and keeps that at an address", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/particulares");
  await fillContactForm(page);
  await send(page).click();
  const after = page.getByRole("region", { name: "Gracias. Lo hemos recibido." });
  for (const text of ["Te respondemos", /^Clara Vidal lee tu mensaje .* menos de 24/, "Recibes una propuesta"])
    await expect(after.getByText(text)).toBeVisible();
  await expect(after.getByRole("article").getByRole("link")).toHaveAttribute("href", /^\/proyecto\//);
  await after.getByRole("link", { name: "Estos pasos, en su propia página" }).click();
  await page.waitForURL("**/contacto/gracias");
  // The address changes before the page does.
  await expect(after).toHaveCount(0);
  await expect(page.getByText(/^Clara Vidal lee tu mensaje/)).toBeVisible();
  const chat = page.getByRole("main").getByRole("link", { name: "WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/34\d{9}$/);
});

test("focuses the thanks after sending, and shows which files did not arrive and where to send them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Accepted without a key for its files, so none arrives.
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/contacto");
  await fillContactForm(page);
  const plan = { name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Planos y fotos").setInputFiles([plan]);
  await send(page).click();
  const after = page.getByRole("region", { name: "Gracias. Lo hemos recibido." });
  const title = after.getByText("Gracias. Lo hemos recibido.");
  await expect(title).toBeFocused();
  const warning = page.getByRole("alert").filter({ hasText: "plano.pdf" });
  await expect(warning).toHaveCount(1);
  // The page does not know the reason, and must not invent one.
  await expect(warning).toHaveText(/, pero estos archivos no: plano\.pdf\. Mándanoslos a \S+@\S+\.$/);
  await expect(warning).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const top = (await title.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("names the files that did not arrive in the form itself when the thanks cannot be loaded", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await open(page, "/contacto");
  await fillContactForm(page);
  await page
    .getByLabel("Planos y fotos")
    .setInputFiles([{ name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }]);
  // The code that sends and that lists the files is loaded by now.
  await expect(page.getByRole("button", { name: "Quitar plano.pdf" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "plano.pdf" })).toBeVisible();
});

test("keeps a message that is too long, and says how much fits", async ({ page }) => {
  const message = page.getByLabel("Mensaje");
  await open(page, "/contacto");
  await expect(message).not.toHaveAttribute("maxlength");
  await fillContactForm(page, "a".repeat(7200));
  await send(page).click();
  await expect(page.getByText("Son 7.200 caracteres y caben 5.000")).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill("a".repeat(5000));
  await expect(page.getByText("caracteres y caben")).toBeHidden();
});

test("links to WhatsApp in the visitor's language, and writes opening hours typographically", async ({ page }) => {
  for (const [path, words] of [
    ["/contacto", "Escribir un mensaje"],
    ["/ca/contacto", "Envia un missatge"],
    ["/en/contacto", "Send a message"],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole("link", { name: words })).toHaveAttribute("href", /^https:\/\/wa\.me\/34\d{9}$/);
    await expect(page.getByRole("main").getByText(/10:00–14:00/)).toBeVisible();
  }
});

test("follows the visual order by keyboard on a phone, and announces links that open a window", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/contacto");
  const seen = page.getByRole("main").locator("a, button, input, select, textarea").filter({ visible: true });
  const tops = await seen.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  expect(tops.length).toBeGreaterThan(12);
  // Some stand side by side.
  for (const [index, top] of tops.entries()) expect(top).toBeGreaterThan(Math.max(0, ...tops.slice(0, index)) - 60);
  const windows = page.locator('main a[target="_blank"], footer a[target="_blank"]');
  const names = await windows.evaluateAll((all) => all.map((one) => one.textContent));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(name).toContain("(se abre en una ventana nueva)");
});

test("sends the project from which an enquiry starts", async ({ page }) => {
  const project = await firstOf(page, "projects");
  await open(page, `/proyecto/${project.slug}`);
  const about = page.getByText(`Sobre el proyecto «${project.title}»`);
  // The page knows the project's name, so the form does not move when the API answers.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/projects/${project.slug}?*`, (route) => held.then(() => route.continue()));
  await page.getByRole("link", { name: "Pedir consulta gratuita" }).first().click();
  await page.waitForURL(`**/contacto?proyecto=${project.slug}`);
  await expect(about).toBeVisible();
  answer();
  // A visitor who opens the link in a new tab gets the name from the API.
  await open(page, `/contacto?proyecto=${project.slug}`);
  await expect(about).toBeVisible();
  let body: Record<string, unknown> = {};
  await page.route("**/api/contact", async (route) => {
    body = route.request().postDataJSON();
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await fillContactForm(page);
  await send(page).click();
  await expect(page.locator("li[data-variant]")).toBeVisible();
  expect(body.project).toBe(project.slug);
});

for (const path of ["/contacto", "/calculadora"])
  test(`asks password managers to leave the hidden field of ${path} empty`, async ({ page }) => {
    await open(page, path);
    const trap = page.locator('form p[aria-hidden="true"] input');
    for (const [name, value] of Object.entries({
      name: "topic",
      autocomplete: "off",
      tabindex: "-1",
      "data-1p-ignore": "true",
      "data-lpignore": "true",
    }))
      await expect(trap).toHaveAttribute(name, value);
    await expect(page.locator('[name="website"]')).toHaveCount(0);
  });
