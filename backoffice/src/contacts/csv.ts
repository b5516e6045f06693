import type { Contact } from "@estudio/contract";
import { budgets, labelOf, projectTypeLabel, timelines } from "@estudio/contract/enquiries/options";
import { csvFile, dayCell, shortCell } from "../lists/csv";

/** Those of the specification. */
const columns = [
  "Fecha",
  "Nombre",
  "Email",
  "Teléfono",
  "Empresa",
  "Tipo de Proyecto",
  "Presupuesto",
  "Timeline",
  "Mensaje",
];

const messageLimit = 100;

const row = (contact: Contact): string[] => [
  dayCell(contact.createdAt),
  contact.name,
  contact.email,
  contact.phone,
  contact.company,
  projectTypeLabel(contact.contactMethod, contact.projectType),
  labelOf(budgets, contact.budget),
  labelOf(timelines, contact.timeline),
  shortCell(contact.message, messageLimit),
];

/** @returns `consultas.csv`: a header, one line per enquiry. */
export const contactsCsv = (contacts: readonly Contact[]): string => csvFile([columns, ...contacts.map(row)]);
