import type { Contact } from "@estudio/contract";
import { contactsCsv } from "./csv";

const base: Contact = {
  id: 1,
  name: "Ana Ruiz",
  email: "ana@example.com",
  phone: "+34 600 11 22 33",
  company: "",
  projectType: "oficina-nueva",
  budget: "15000-30000",
  timeline: "urgente",
  message: "Hola",
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
const lineOf = (changes: Partial<Contact>) => contactsCsv([{ ...base, ...changes }]).split("\r\n")[1];

it("starts with a byte order mark and the header of the specification", () => {
  expect(contactsCsv([])).toBe(
    "\uFEFFFecha,Nombre,Email,Teléfono,Empresa,Tipo de Proyecto,Presupuesto,Timeline,Mensaje\r\n",
  );
});

it("writes the day in Madrid and Spanish option labels, and quotes only where needed", () => {
  expect(lineOf({})).toBe(
    "21/11/2026,Ana Ruiz,ana@example.com,+34 600 11 22 33,,Oficina nueva,15.000 – 30.000 €,Urgente (1–2 meses),Hola",
  );
});

it("quotes cells with commas and quotes", () => {
  expect(lineOf({ name: 'Ruiz, "Ana"' })).toContain('"Ruiz, ""Ana"""');
});

it("replaces line breaks of the message by spaces and cuts it at 100 characters", () => {
  expect(lineOf({ message: "uno\r\ndos\ntres" })?.endsWith("uno dos tres")).toBe(true);
  expect(lineOf({ message: "x".repeat(150) })?.endsWith(`,${"x".repeat(100)}`)).toBe(true);
  expect(lineOf({ message: "🏠".repeat(150) })?.endsWith(`,${"🏠".repeat(100)}`)).toBe(true);
});

it.each([
  ["Eva;=1+1;", `"Eva;'=1+1;"`],
  ["Eva;;@SUM(A1)", `"Eva;;'@SUM(A1)"`],
  ['Eva;"=1+1;', `"Eva;""'=1+1;"`],
  ["Eva\t+1\t-1", `"Eva\t'+1\t'-1"`],
  ["\t=1", `"'\t'=1"`],
])("disarms %j for spreadsheets that split cells at semicolons or tabs", (name, cell) => {
  expect(lineOf({ name })).toContain(`,${cell},`);
});

it("keeps semicolons, dashes and equals signs inside a sentence", () => {
  expect(lineOf({ name: "Uno; dos - tres = cuatro" })).toContain(',"Uno; dos - tres = cuatro",');
});

it.each(["=1+1", "@SUM(A1)", "-2+3", "+cmd"])("disarms the formula %j", (name) => {
  expect(lineOf({ name })).toContain(`'${name}`);
});

it("keeps a phone number with its prefix", () => {
  expect(lineOf({ phone: "+34 (91) 123-45-67" })).toContain(",+34 (91) 123-45-67,");
});
