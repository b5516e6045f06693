import type { AuditEntry, Contact, Lead } from "@estudio/contract";
import readXlsxFile from "read-excel-file/node";
import { auditSheet } from "../../audit/csv";
import { contactsSheet } from "../../contacts/csv";
import { leadsSheet } from "../../leads/csv";
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

it("writes enquiries with the specified columns, the day in Madrid as a date and the whole message", async () => {
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

it.each(["=1+1", '=HYPERLINK("https://malo.example")', "@SUM(A1)", "-2+3", "+cmd|' /C calc'!A0", "00123", "1/2"])(
  "writes %j as text, never as a formula",
  async (name) => {
    // A formula without a cached result would be read as nothing.
    expect((await read(contactsSheet, [{ ...contact, name }]))[1]?.[1]).toBe(name);
  },
);

it("drops control characters and lone surrogates, and cuts a text at the limit of a cell", async () => {
  const message = `a\u0000\u000Bb\uD800c${"y".repeat(40_000)}`;
  const written = (await read(contactsSheet, [{ ...contact, message }]))[1]?.at(-1);
  expect(String(written).slice(0, 5)).toBe("abcyy");
  expect(String(written)).toHaveLength(32_767);
});

it("writes the figures of leads as numbers and their dates as dates", async () => {
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

it("writes the time of an audit entry in Madrid, to the minute", async () => {
  const entry: AuditEntry = {
    ...{ id: 1, personId: 1, person: "Ana", kind: "settingsChanged", what: "phone" },
    createdAt: "2026-11-20T23:30:45.000Z",
  };
  const [header, [at, ...rest] = []] = await read(auditSheet, [entry]);
  expect(header).toEqual(["Fecha y hora", "Quién", "Qué", "Sobre qué"]);
  expect(rest).toEqual(["Ana", "Ajustes cambiados", "Teléfono"]);
  // Spreadsheets store times as fractions of a day, with rounding errors.
  expect(at instanceof Date && Math.round(at.getTime() / 1000)).toBe(Date.parse("2026-11-21T00:30:00Z") / 1000);
});
