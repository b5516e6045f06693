import type { AuditEntry, Contact, Lead } from "@estudio/contract";
import readXlsxFile from "read-excel-file/node";
import { auditSheet } from "../audit/csv";
import { contactsSheet } from "../contacts/csv";
import { leadsSheet } from "../leads/csv";
import { type Columns, sheetFile } from "./sheet";

async function bytesOf<R>(columns: Columns<R>, records: readonly R[]): Promise<Buffer> {
  return Buffer.from(await (await sheetFile(columns, records)).arrayBuffer());
}
async function read<R>(columns: Columns<R>, records: readonly R[]) {
  const [sheet] = await readXlsxFile(await bytesOf(columns, records));
  return sheet?.data ?? [];
}

const contact: Contact = {
  id: 1,
  name: "Ana Ruiz",
  email: "ana@example.com",
  phone: "+34 600 11 22 33",
  company: "",
  projectType: "oficina-nueva",
  budget: "15000-30000",
  timeline: "urgente",
  message: "Uno.\nDos.",
  contactMethod: "business",
  category: "empresarial",
  lang: "es",
  page: "/",
  project: "",
  state: "new",
  doubtful: false,
  notice: "sent",
  answeredAt: null,
  lostReason: "",
  assignedTo: null,
  privacyVersion: "1",
  privacyHash: "",
  referrer: "",
  landing: "",
  privacyAcceptedAt: "2026-11-20T22:30:00.000Z",
  createdAt: "2026-11-20T23:30:00.000Z",
};

test("the enquiries in a spreadsheet: the specification's columns, the day of Madrid as a date, the whole message", async () => {
  const message = `${"x".repeat(400)} 🏠`;
  expect(await read(contactsSheet, [contact, { ...contact, message }])).toEqual([
    ["Fecha", "Nombre", "Email", "Teléfono", "Empresa", "Tipo de Proyecto", "Presupuesto", "Timeline", "Mensaje"],
    [
      new Date("2026-11-21T00:00:00.000Z"),
      ...["Ana Ruiz", "ana@example.com", "+34 600 11 22 33", null, "Oficina nueva"],
      ...["15.000 – 30.000 €", "Urgente (1–2 meses)", "Uno.\nDos."],
    ],
    expect.arrayContaining([message]),
  ]);
});

test.each(["=1+1", '=HYPERLINK("https://malo.example")', "@SUM(A1)", "-2+3", "+cmd|' /C calc'!A0", "00123", "1/2"])(
  "%j is a text in a spreadsheet, and no formula runs",
  async (name) => {
    // Of a formula that nobody has calculated yet nothing could be read.
    expect((await read(contactsSheet, [{ ...contact, name }]))[1]?.[1]).toBe(name);
  },
);

test("what no spreadsheet can hold does not spoil the file: control characters, half a sign, a text beyond a cell", async () => {
  const message = `a\u0000\u000Bb\uD800c${"y".repeat(40_000)}`;
  const written = (await read(contactsSheet, [{ ...contact, message }]))[1]?.at(-1);
  expect(String(written).slice(0, 5)).toBe("abcyy");
  expect(String(written)).toHaveLength(32_767);
});

test("leads have their figures as numbers, and their dates as dates", async () => {
  const lead: Lead = {
    ...{ id: 1, name: "Eva", email: "eva@example.com", phone: "", company: "", projectType: "cocina", budget: "" },
    ...{ timeline: "", message: "", leadSource: "calculadora", pricesVersion: 3, lang: "es", page: "/calculadora" },
    ...{ privacyVersion: "1", privacyHash: "", privacyAcceptedAt: contact.createdAt, referrer: "", landing: "" },
    ...{ doubtful: false, guideId: null, guideTitle: "", contactId: null, createdAt: contact.createdAt },
    answers: null,
    estimate: null,
    confirmedAt: "2026-07-01T22:30:00.000Z",
  };
  const rows = await read(leadsSheet, [lead]);
  expect(rows[0]?.slice(0, 3)).toEqual(["Fecha", "Nombre", "Email"]);
  expect([rows[1]?.[0], rows[1]?.at(-1)]).toEqual([
    new Date("2026-11-21T00:00:00.000Z"),
    new Date("2026-07-02T00:00:00.000Z"),
  ]);
});

test("the activity has the minute of Madrid", async () => {
  const entry: AuditEntry = {
    ...{ id: 1, personId: 1, person: "Ana", kind: "settingsChanged", what: "phone" },
    createdAt: "2026-11-20T23:30:45.000Z",
  };
  const [header, [at, ...rest] = []] = await read(auditSheet, [entry]);
  expect(header).toEqual(["Fecha y hora", "Quién", "Qué", "Sobre qué"]);
  expect(rest).toEqual(["Ana", "Ajustes cambiados", "Teléfono"]);
  // A spreadsheet counts time in days: a fraction has rounding errors.
  expect(at instanceof Date && Math.round(at.getTime() / 1000)).toBe(Date.parse("2026-11-21T00:30:00Z") / 1000);
});
