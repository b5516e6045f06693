import { readFile } from "node:fs/promises";
import { dayMs } from "@estudio/contract";
import { ContactModel, connect, transaction } from "@estudio/database";
import { contactRow } from "@estudio/database/factories";
import Papa from "papaparse";
import { api, database, expect, holdRequest, stateIn, test, toast, unique } from "../support";

const enquiry = (name: string) => ({
  name,
  email: "ana@correo.example",
  phone: "+34 600 000 999",
  company: "Bodegas Ruiz, S.L.",
  projectType: "restaurante",
  budget: "15000-30000",
  timeline: "urgente",
  message: "Un comedor para 40 personas.\nCon terraza.",
  contactMethod: "business",
  lang: "es",
  elapsedMs: 20_000,
});

test("handles an enquiry from its arrival to the export", async ({ panel }) => {
  const name = unique("Ana Ruiz");
  await api(panel.request, "POST", "/api/contact", enquiry(name));
  await panel.goto("/admin/contacts");
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(name);
  await expect(panel.getByRole("button", { name: "Todas (1)" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Empresarial (1)" })).toBeVisible();
  const row = panel.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Nueva")).toBeVisible();
  await expect(row.getByText("Empresarial")).toBeVisible();
  await row.getByRole("link", { name }).click();

  const dialog = panel.getByRole("dialog", { name });
  await expect(panel).toHaveURL(/\/admin\/contacts\/\d+/);
  await expect(dialog.getByRole("link", { name: "ana@correo.example" })).toHaveAttribute(
    "href",
    /^mailto:ana@correo\.example/,
  );
  await expect(dialog.getByRole("link", { name: "+34 600 000 999" })).toHaveAttribute("href", "tel:+34600000999");
  await expect(dialog).toContainText("15.000 – 30.000 €");
  await expect(stateIn(dialog)).toHaveText("Leída");
  await dialog.getByRole("button", { name: "Marcar como contestada" }).click();
  await expect(stateIn(dialog)).toHaveText("Contestada");
  await panel.reload();
  await expect(stateIn(dialog)).toHaveText("Contestada");
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(row.getByText("Contestada")).toBeVisible();

  const download = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Exportar CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("consultas.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(
    text.startsWith("\uFEFFFecha,Nombre,Email,Teléfono,Empresa,Tipo de Proyecto,Presupuesto,Timeline,Mensaje\r\n"),
  ).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: "," });
  expect(data).toHaveLength(2);
  expect(data[1]).toEqual([
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    name,
    "ana@correo.example",
    "+34 600 000 999",
    "Bodegas Ruiz, S.L.",
    "Restaurante",
    "15.000 – 30.000 €",
    "Urgente (1–2 meses)",
    "Un comedor para 40 personas. Con terraza.",
  ]);
});

test("exports every filtered enquiry, however many", async ({ panel }) => {
  const total = 2500;
  const mark = unique("Mayorista");
  const db = connect(database());
  await transaction(db, async (trx) => {
    for (let number = 1; number <= total; number++) {
      const name = `Nombre ${number}`;
      const message = '=SUMA(A1;B1), "dicho"\nfin';
      await ContactModel.query(trx).insert(
        contactRow({ name, company: mark, message, contactMethod: "construction", projectType: "desarrollos" }),
      );
    }
  });
  await panel.goto("/admin/contacts");
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(mark);
  await panel.getByRole("button", { name: "Constructora (2.500)" }).click();
  await expect(panel.getByRole("button", { name: "Todas (2.500)" })).toBeVisible();
  const download = panel.waitForEvent("download");
  await panel.getByRole("button", { name: "Exportar CSV" }).click();
  const { data } = Papa.parse<string[]>((await readFile(await (await download).path(), "utf8")).slice(1).trimEnd(), {
    delimiter: ",",
  });
  await expect(toast(panel)).toContainText("2.500 de ");
  expect(data).toHaveLength(total + 1);
  expect(data.every((cells) => cells.length === 9)).toBe(true);
  expect(new Set(data.slice(1).map((cells) => cells[1])).size).toBe(total);
  expect(data[1]?.slice(4, 6)).toEqual([mark, "Promociones"]);
  expect(data[1]?.[8]).toBe('\'=SUMA(A1;B1), "dicho" fin');
  await transaction(db, async (trx) => ContactModel.query(trx).delete().where({ company: mark }));
  await db.destroy();
});

test("announces an automatic erasure thirty days before, and lets a person delete at once", async ({ panel }) => {
  const name = unique("Antigua");
  const db = connect(database());
  const almostAYearAgo = new Date(Date.now() - 350 * dayMs).toISOString();
  await transaction(db, async (trx) => {
    await ContactModel.query(trx).insert(contactRow({ name, createdAt: almostAYearAgo }));
  });
  await db.destroy();
  await panel.goto("/admin/contacts");
  const notice = panel.getByRole("alert").filter({ hasText: "se borrará sola" });
  await notice.getByRole("button", { name: "Verlas" }).click();
  await panel.getByLabel(`Seleccionar la consulta de ${name}`).check();
  await panel.getByRole("region", { name: "Selección" }).getByRole("button", { name: "Eliminar" }).click();
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(panel.getByText("No se encontraron consultas")).toBeVisible();
  await panel.getByRole("button", { name: "Quitar los filtros" }).click();
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("keeps what is typed during the save of a note as the start of the next one", async ({ panel }) => {
  const name = unique("Nota");
  await api(panel.request, "POST", "/api/contact", enquiry(name));
  await panel.goto("/admin/contacts");
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(name);
  // Until the list is filtered, the row may move away under the mouse.
  await expect(panel.getByRole("button", { name: "Todas (1)" })).toBeVisible();
  await panel.getByRole("link", { name }).click();
  const dialog = panel.getByRole("dialog", { name });
  const { arrived, goOn } = await holdRequest(panel, "**/api/contacts/*/timeline");
  const note = dialog.getByLabel("Nota o llamada");
  await note.fill("Primera nota");
  await dialog.getByRole("button", { name: "Apuntar nota" }).click();
  await arrived;
  await note.press("End");
  await note.pressSequentially(" Segunda nota");
  goOn();
  await expect(dialog.getByText("Primera nota", { exact: true })).toBeVisible();
  await expect(note).toHaveValue("Segunda nota");
  await panel.reload();
  await expect(note).toHaveValue("Segunda nota");
  await note.press("Tab");
  await expect(dialog.getByRole("button", { name: "Apuntar nota" })).toBeFocused();
  await panel.keyboard.press("Enter");
  await expect(dialog.getByText("Segunda nota", { exact: true })).toBeVisible();
  await expect(note).toHaveValue("");
  // Keyboard users continue in the field of the next note.
  await expect(note).toBeFocused();
});

test("marks several enquiries at once, and says when a filter finds nothing", async ({ panel }) => {
  const mark = unique("Serie");
  for (const number of [1, 2]) {
    await api(panel.request, "POST", "/api/contact", {
      ...enquiry(`${mark} ${number}`),
      message: `Mensaje ${mark} ${number}`,
    });
  }
  await panel.goto("/admin/contacts");
  const search = panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo");
  await search.fill(mark);
  await expect(panel.getByRole("button", { name: "Todas (2)" })).toBeVisible();
  for (const number of [1, 2]) await panel.getByLabel(`Seleccionar la consulta de ${mark} ${number}`).check();
  await panel
    .getByRole("region", { name: "Selección" })
    .getByRole("button", { name: "Marcar como contestadas" })
    .click();
  await expect(toast(panel)).toContainText("Cambios guardados en 2 consultas");
  await expect(panel.getByRole("listitem").getByText("Contestada")).toHaveCount(2);
  await search.fill("nadie-se-llama-así");
  await expect(panel.getByText("No se encontraron consultas")).toBeVisible();
  await panel.getByRole("button", { name: "Quitar los filtros" }).click();
  await expect(panel.getByRole("listitem").first()).toBeVisible();
});
