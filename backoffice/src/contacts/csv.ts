import type { Contact } from "@estudio/contract";
import { budgets, labelOf, projectTypeLabel, timelines } from "@estudio/contract/enquiries/options";
import { csvFile, dayCell, shortCell } from "../lists/export/csv";
import type { Columns } from "../lists/export/sheet";

/** The specification fixes these headers. */
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

const maxMessageLength = 100;

const row = (contact: Contact): string[] => [
  dayCell(contact.createdAt),
  contact.name,
  contact.email,
  contact.phone,
  contact.company,
  projectTypeLabel(contact.contactMethod, contact.projectType),
  labelOf(budgets, contact.budget),
  labelOf(timelines, contact.timeline),
  shortCell(contact.message, maxMessageLength),
];

/** Build `consultas.csv`: a header, then one line per enquiry. */
export const contactsCsv = (contacts: readonly Contact[]): string => csvFile([columns, ...contacts.map(row)]);

/** Columns of the spreadsheet. Unlike the CSV file, it has the whole message. */
export const contactsSheet: Columns<Contact> = [
  ["Fecha", ({ createdAt }) => ({ day: createdAt })],
  ["Nombre", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Teléfono", ({ phone }) => phone],
  ["Empresa", ({ company }) => company],
  ["Tipo de Proyecto", ({ contactMethod, projectType }) => projectTypeLabel(contactMethod, projectType)],
  ["Presupuesto", ({ budget }) => labelOf(budgets, budget)],
  ["Timeline", ({ timeline }) => labelOf(timelines, timeline)],
  ["Mensaje", ({ message }) => message],
];
