import type { Page } from "@playwright/test";
import { axeFindings } from "../../axe";
import { api, expect, stateIn, test, unique } from "../support";
import { lettersTo } from "./mailbox";

const header = (letter: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "mi").exec(letter)?.[1]?.replace(/\r\n\s/g, " ");

async function arrive(panel: Page, lang: "es" | "ca" | "en") {
  const name = unique("Marta Roca");
  const email = `${unique("marta").replace(" ", ".")}@correo.example`;
  const enquiry = {
    name,
    email,
    lang,
    page: "/contacto",
    projectType: "renovacion",
    message: "Una cuina amb llum.",
    elapsedMs: 20_000,
  };
  await api(panel.request, "POST", "/api/contact", enquiry);
  await panel.goto(`/admin/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`);
  await panel.getByRole("link", { name }).click();
  return { name, email, dialog: panel.getByRole("dialog", { name }) };
}

test("answers an enquiry in its language, follows it up and marks it as won", async ({ panel }) => {
  const { email, name, dialog } = await arrive(panel, "ca");
  // The receipt, to which the answer must refer, has been sent.
  await expect.poll(() => lettersTo(email).length, { timeout: 60_000 }).toBe(1);
  await dialog.getByRole("button", { name: "Responder" }).click();
  const answer = dialog.getByRole("region", { name: "Respuesta" });
  await expect(answer.getByLabel("Texto")).toHaveValue(new RegExp(`^Hola, ${name},`));
  await answer.getByLabel("Empezar con una plantilla").click();
  await panel.getByRole("option", { name: "Pedir un plano y fotos" }).click();
  await expect(answer.getByLabel("Texto")).toHaveValue(/Pots respondre aquest correu amb un plànol/);
  // A listbox that is fading out fails the contrast check.
  await expect(panel.getByRole("listbox")).toHaveCount(0);
  expect(await axeFindings(panel)).toEqual([]);
  await answer.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(stateIn(dialog)).toHaveText("Contestada", { timeout: 60_000 });

  await expect.poll(() => lettersTo(email).length).toBe(2);
  const [receipt, letter] = lettersTo(email).sort((one) => (/^Auto-Submitted/m.test(one) ? -1 : 1));
  expect(header(letter ?? "", "In-Reply-To")).toBe(header(receipt ?? "", "Message-ID"));
  expect(letter).toContain("> Una cuina amb llum.");

  const story = dialog.getByRole("region", { name: "Historia" });
  await expect(story.getByRole("listitem").filter({ hasText: "Respuesta" })).toContainText("enviado el");
  await story.getByLabel("Nota o llamada").fill("Llama el martes; quiere empezar en enero.");
  await story.getByRole("button", { name: "Apuntar llamada" }).click();
  await expect(story.getByRole("listitem").filter({ hasText: "Llamada" })).toContainText("enero");
  await stateIn(dialog).click();
  await panel.getByRole("option", { name: "Ganada" }).click();
  await expect(story.getByRole("listitem").filter({ hasText: "Ganada" })).toBeVisible();
  await panel.reload();
  await expect(stateIn(dialog)).toHaveText("Ganada");
});

test("keeps a half-written answer after the enquiry or the tab was closed", async ({ panel }) => {
  const { name, dialog } = await arrive(panel, "en");
  await dialog.getByRole("button", { name: "Responder" }).click();
  const text = dialog.getByLabel("Texto");
  await text.fill("Hello Marta, on Tuesday we");
  await panel.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await panel.getByRole("link", { name }).click();
  await dialog.getByRole("button", { name: "Responder" }).click();
  await expect(text).toHaveValue("Hello Marta, on Tuesday we");
  await panel.reload();
  await dialog.getByRole("button", { name: "Responder" }).click();
  await expect(text).toHaveValue("Hello Marta, on Tuesday we");
  // Once sent, no tab offers it as a draft.
  await text.fill("Hello Marta, on Wednesday we");
  await dialog.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(dialog.getByRole("region", { name: "Respuesta" })).toHaveCount(0);
  await panel.reload();
  await dialog.getByRole("button", { name: "Responder" }).click();
  await expect(text).toHaveValue(/^Hello /);
  await expect(text).not.toHaveValue(/day we/);
});

test("fills a template in the enquiry's language, and marks templates without that language", async ({ panel }) => {
  const [translated, spanish] = [unique("Dos idiomas"), unique("Uno solo")];
  const words = {
    name: translated,
    subject: "",
    text: "Sobre: {tipo}",
    translations: { en: { text: "About: {tipo}" } },
  };
  await api(panel.request, "POST", "/api/admin/templates", words);
  const inSpanish = { ...words, name: spanish, subject: "Tu {tipo}", translations: {} };
  await api(panel.request, "POST", "/api/admin/templates", inSpanish);
  const { dialog } = await arrive(panel, "en");
  await expect(dialog.getByText("/en/contacto", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Responder" }).click();
  await dialog.getByLabel("Empezar con una plantilla").click();
  await expect(panel.getByRole("option", { name: `${spanish} (solo en español)` })).toBeVisible();
  await panel.getByRole("option", { name: translated, exact: true }).click();
  await expect(dialog.getByLabel("Texto")).toHaveValue("About: Renovation");
  // A second template replaces the first, but is appended to text that somebody typed.
  const choose = async (name: string) => {
    await dialog.getByLabel("Empezar con una plantilla").click();
    await panel.getByRole("option", { name }).click();
  };
  await choose(spanish);
  await expect(dialog.getByLabel("Texto")).toHaveValue("Sobre: Renovation");
  await expect(dialog.getByLabel("Asunto")).toHaveValue("Tu Renovation");
  await dialog.getByLabel("Texto").fill("My own words.");
  await choose(translated);
  await expect(dialog.getByLabel("Texto")).toHaveValue("My own words.\n\nAbout: Renovation");
  await expect(dialog.getByLabel("Asunto")).toHaveValue(/^(Re: We have your|Your) message · /);
  // The draft is hidden but kept when the enquiry is marked as answered.
  await dialog.getByRole("button", { name: "Marcar como contestada" }).click();
  await expect(dialog.getByLabel("Texto")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Responder" }).click();
  await expect(dialog.getByLabel("Texto")).toHaveValue("My own words.\n\nAbout: Renovation");
});

test("records why an enquiry was lost, and offers the studio's own templates", async ({ panel }) => {
  const title = unique("Sin obra");
  await panel.goto("/admin/templates");
  await panel.getByRole("link", { name: "Nueva plantilla" }).click();
  await panel.getByLabel("Nombre").fill(title);
  await panel.getByLabel("Texto · Español").fill("Hola, {Nombre}: sin obra también se puede.");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText(/^\{Nombre\} no se rellena con nada: usa \{nombre\}/).first()).toBeVisible();
  await panel.getByLabel("Texto · Español").fill("Hola, {nombre}: sin obra también se puede.");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel).toHaveURL(/templates\/\d+/);
  expect(await axeFindings(panel)).toEqual([]);
  const { name, dialog } = await arrive(panel, "es");
  await dialog.getByRole("button", { name: "Responder" }).click();
  await dialog.getByLabel("Empezar con una plantilla").click();
  await panel.getByRole("option", { name: title }).click();
  await expect(dialog.getByLabel("Texto")).toHaveValue(`Hola, ${name}: sin obra también se puede.`);
  await dialog.getByRole("button", { name: "Dejarlo para luego" }).click();
  await stateIn(dialog).click();
  await panel.getByRole("option", { name: "Perdida" }).click();
  await dialog.getByLabel("Por qué se ha perdido").fill("Ha elegido a otro estudio");
  await panel.keyboard.press("Enter");
  await expect(dialog.getByRole("region", { name: "Historia" }).getByText("Ha elegido a otro estudio")).toBeVisible();
});
