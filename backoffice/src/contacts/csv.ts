import type { Contact } from "@estudio/contract";
import { budgets, projectTypeLabel, timelines } from "@estudio/contract/enquiries/options";
import { csvFile, dayCell, shortCell } from "../lists/csv";

/** `consultas.csv`: the columns of the specification. */
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

const messageLimit = 100;
const labelled = (options: Record<string, string>, key: string) => options[key] ?? key;

const row = (contact: Contact): string[] => [
  dayCell(contact.createdAt),
  contact.name,
  contact.email,
  contact.phone,
  contact.company,
  projectTypeLabel(contact.contactMethod, contact.projectType),
  labelled(budgets, contact.budget),
  labelled(timelines, contact.timeline),
  shortCell(contact.message, messageLimit),
];

/** @returns the whole file: a header, one line per enquiry. */
export const contactsCsv = (contacts: readonly Contact[]): string => csvFile([columns, ...contacts.map(row)]);
