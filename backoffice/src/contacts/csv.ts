import type { Contact } from "@estudio/contract";
import { budgets, projectTypeLabel, timelines } from "@estudio/contract/enquiries/options";

/** `consultas.csv`: the columns of the specification; quoting per RFC 4180 and only where a cell needs it. */
export const columns = [
  "Fecha",
  "Nombre",
  "Email",
  "Teléfono",
  "Empresa",
  "Tipo de Proyecto",
  "Presupuesto",
  "Timeline",
  "Mensaje",
] as const;

const day = new Intl.DateTimeFormat("es-ES", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Madrid",
});
const messageLimit = 100;
/** `+34 600 …` is a telephone, not a formula. */
const telephone = /^\+[\d\s().-]+$/;

/** A spreadsheet runs what begins like a formula: an apostrophe disarms it. */
const disarmed = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !telephone.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const labelled = (options: Record<string, string>, key: string) => options[key] ?? key;

/** @returns the message on one line, at most 100 characters, never half of one. */
function shortMessage(message: string): string {
  return Array.from(message.replace(/\r\n|\r|\n/g, " "))
    .slice(0, messageLimit)
    .join("");
}

const row = (contact: Contact): string[] => [
  day.format(new Date(contact.createdAt)),
  contact.name,
  contact.email,
  contact.phone,
  contact.company,
  projectTypeLabel(contact.contactMethod, contact.projectType),
  labelled(budgets, contact.budget),
  labelled(timelines, contact.timeline),
  shortMessage(contact.message),
];

/** @returns the whole file: byte order mark for Excel, a header, one CRLF-ended line per enquiry. */
export function contactsCsv(contacts: readonly Contact[]): string {
  const lines = [[...columns], ...contacts.map(row)].map((cells) =>
    cells.map((cell) => quoted(disarmed(cell))).join(","),
  );
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
