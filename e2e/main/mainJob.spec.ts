import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type ContactMethod, projectTypeLabel, studioTimeZone } from "@estudio/contract";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { expect, newUser, photo, signIn, test, toast, unique } from "../panel/support";

type Build = { id: number; status: string; message: string; verifiedAt: string | null };
const rebuildMs = 150_000;

test("publishes an editor's project at once and in the static pages, and receives an enquiry", async ({
  browser,
  baseURL,
  panel,
  request,
}) => {
  test.setTimeout(15 * 60_000);
  const editor = await newUser(panel);
  const context = await browser.newContext({ baseURL, locale: "es-ES", timezoneId: studioTimeZone });
  const desk = await context.newPage();
  await signIn(desk, editor);
  const project = await createWithTwoPictures(desk);

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  const watch = watchSite(request, "/proyecto/oficina-castellana");
  const savedAt = await publish(desk);
  await seenWithinTwoSeconds(visitor, `/proyecto/${project.slug}`, () =>
    visitor.getByRole("heading", { level: 1, name: project.title }),
  );
  await seenWithinTwoSeconds(visitor, "/portfolio", () =>
    visitor.getByRole("link", { name: new RegExp(project.title) }).first(),
  );
  expect(Date.now() - savedAt).toBeLessThan(60_000);

  await builtSince(desk, project.title);
  for (const [prefix, title] of [
    ["", project.title],
    ["/ca", project.catalan],
    ["/en", project.english],
  ] as const) {
    const answer = await request.get(`${prefix}/proyecto/${project.slug}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<h1`);
    expect(html).toContain(title);
    expect(html).not.toContain('data-shell="fresh"');
  }
  expect(await (await request.get("/portfolio")).text()).toContain(project.title);
  expect(await watch.end()).toEqual({ failed: 0 });

  const name = unique("Constructora Vila");
  await enquireInCatalan(visitor, name);
  await findAndExport(panel, name);
  await context.close();
});

async function createWithTwoPictures(desk: Page) {
  const title = unique("Casa patio en Tetuán");
  const [catalan, english] = [unique("Casa pati a Tetuán"), unique("Courtyard house in Tetuán")];
  await desk.goto("/admin/projects/new");
  await desk.getByLabel("Título · Español").fill(title);
  await desk.getByLabel("Título · Català").fill(catalan);
  await desk.getByLabel("Título · English").fill(english);
  await desk.getByLabel("Descripción · Español").fill("Un patio que reparte la luz.");
  await desk
    .getByRole("group", { name: "Imagen principal" })
    .locator("input[type=file]")
    .setInputFiles(photo("hero-particulares.jpg"));
  await expect(toast(desk)).toContainText("Imagen cargada", { timeout: 60_000 });
  const gallery = desk.getByRole("group", { name: "Galería" });
  await gallery.locator("input[type=file]").setInputFiles([photo("bano-lavapies.jpg")]);
  await expect(gallery.getByRole("listitem")).toHaveCount(1, { timeout: 60_000 });
  const slug = await desk.getByLabel("Dirección (slug)").inputValue();
  return { title, catalan, english, slug };
}

/** Return the moment at which the server acknowledged the save. */
async function publish(desk: Page): Promise<number> {
  await desk.getByLabel("Estado").click();
  await desk.getByRole("option", { name: "Publicado" }).click();
  await desk.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(desk)).toContainText("Proyecto creado");
  return Date.now();
}

/** Expect it within two seconds of opening the page. A busy test machine gets a few more attempts. */
async function seenWithinTwoSeconds(visitor: Page, path: string, wanted: () => Locator): Promise<void> {
  await expect(async () => {
    await visitor.goto(path);
    await expect(wanted()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** Request a page in a loop. `end` returns how many responses were not a complete page. */
function watchSite(request: APIRequestContext, path: string) {
  let failed = 0;
  let watching = true;
  const loop = (async () => {
    while (watching) {
      const answer = await request.get(path).catch(() => undefined);
      if (answer?.status() !== 200 || !(await answer.text()).includes("</html>")) failed++;
      await pause(100);
    }
  })();
  const end = async () => {
    watching = false;
    await loop;
    return { failed };
  };
  return { end };
}

/** Wait until the build with this change is published and verified. */
async function builtSince(desk: Page, title: string): Promise<void> {
  await expect(async () => {
    const answer = await desk.request.get("/api/admin/site-builds");
    const builds: (Build & { changes: { what: string }[] })[] = await answer.json();
    const build = builds.find(({ changes }) => changes.some(({ what }) => what.includes(title)));
    expect(build?.message ?? "").toBe("");
    expect(build?.status).toBe("succeeded");
    expect(build?.verifiedAt).not.toBeNull();
  }).toPass({ timeout: rebuildMs, intervals: [1000] });
}

async function enquireInCatalan(visitor: Page, name: string): Promise<void> {
  await visitor.goto("/ca/constructoras");
  await expect(visitor.locator("html")).toHaveAttribute("lang", "ca");
  const form = visitor.locator("form[action='/api/contact']");
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=email]").fill("obra@vila.example");
  await form.locator("[name=phone]").fill("+34 600 111 222");
  await form.locator("[name=company]").fill('Vila, S.L. "Obra nova"');
  await form.locator("[name=projectType]").selectOption("desarrollos");
  await form.locator("[name=budget]").selectOption("mas-50000");
  await form.locator("[name=timeline]").selectOption("flexible");
  await form
    .locator("[name=message]")
    .fill(`=SUMA(1;2) Vint habitatges.\nNecessitem pis pilot. ${"Amb calma. ".repeat(12)}`);
  await form.locator("[type=checkbox]").check();
  await form.locator("[type=submit]").click();
  await expect(visitor.getByText("Missatge enviat").first()).toBeVisible();
  await expect(form.locator("[name=name]")).toHaveValue("");
}

async function findAndExport(panel: Page, name: string): Promise<void> {
  await panel.goto("/admin/contacts");
  await panel.getByRole("button", { name: /^Constructora \(/ }).click();
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(name);
  await expect(panel.getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
  await expect(panel.getByRole("button", { name: "Constructora (1)" })).toBeVisible();
  const download = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Exportar CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, "").trimEnd(), { delimiter: "," });
  const method: ContactMethod = "construction";
  const today = new Intl.DateTimeFormat("es-ES", {
    timeZone: studioTimeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).format(new Date());
  const message = `=SUMA(1;2) Vint habitatges. Necessitem pis pilot. ${"Amb calma. ".repeat(12)}`.slice(0, 100);
  expect(data).toEqual([
    ["Fecha", "Nombre", "Email", "Teléfono", "Empresa", "Tipo de Proyecto", "Presupuesto", "Timeline", "Mensaje"],
    [
      today,
      name,
      "obra@vila.example",
      "+34 600 111 222",
      'Vila, S.L. "Obra nova"',
      projectTypeLabel(method, "desarrollos"),
      "Más de 50.000 €",
      "Flexible (más de 6 meses)",
      `'${message}`,
    ],
  ]);
}
