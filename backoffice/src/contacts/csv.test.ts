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

test("the header is the specification's, with a byte order mark", () => {
  expect(contactsCsv([])).toBe(
    "\uFEFFFecha,Nombre,Email,Teléfono,Empresa,Tipo de Proyecto,Presupuesto,Timeline,Mensaje\r\n",
  );
});

test("the day is Madrid's, the options are in Spanish, nothing is quoted without need", () => {
  expect(lineOf({})).toBe(
    "21/11/2026,Ana Ruiz,ana@example.com,+34 600 11 22 33,,Oficina nueva,15.000 – 30.000 €,Urgente (1–2 meses),Hola",
  );
});

test("commas and quotes are quoted", () => {
  expect(lineOf({ name: 'Ruiz, "Ana"' })).toContain('"Ruiz, ""Ana"""');
});

test("line breaks of the message become spaces, and it ends after 100 characters", () => {
  expect(lineOf({ message: "uno\r\ndos\ntres" })?.endsWith("uno dos tres")).toBe(true);
  expect(lineOf({ message: "x".repeat(150) })?.endsWith(`,${"x".repeat(100)}`)).toBe(true);
  expect(lineOf({ message: "🏠".repeat(150) })?.endsWith(`,${"🏠".repeat(100)}`)).toBe(true);
});

test.each([
  ["Eva;=1+1;", `"Eva;'=1+1;"`],
  ["Eva;;@SUM(A1)", `"Eva;;'@SUM(A1)"`],
  ['Eva;"=1+1;', `"Eva;""'=1+1;"`],
  ["Eva\t+1\t-1", `"Eva\t'+1\t'-1"`],
  ["\t=1", `"'\t'=1"`],
])("%j is disarmed for a spreadsheet that parts cells at semicolons or tabs, too", (name, cell) => {
  expect(lineOf({ name })).toContain(`,${cell},`);
});

test("a semicolon, a dash and an equals sign inside of a sentence stay", () => {
  expect(lineOf({ name: "Uno; dos - tres = cuatro" })).toContain(',"Uno; dos - tres = cuatro",');
});

test.each(["=1+1", "@SUM(A1)", "-2+3", "+cmd"])("%j is disarmed", (name) => {
  expect(lineOf({ name })).toContain(`'${name}`);
});

test("a phone with its prefix is left alone", () => {
  expect(lineOf({ phone: "+34 (91) 123-45-67" })).toContain(",+34 (91) 123-45-67,");
});
