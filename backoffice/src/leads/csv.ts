import type { Lead } from "@estudio/contract";
import { districts, kinds, placeStates, qualities } from "@estudio/contract/calculator/options";
import { labelOf, leadSources } from "@estudio/contract/enquiries/options";
import { csvFile, dayCell, shortCell } from "../lists/export/csv";
import type { Columns } from "../lists/export/sheet";

const columns = [
  "Fecha",
  "Nombre",
  "Email",
  "Teléfono",
  "Origen",
  "Espacio",
  "Metros",
  "Estado",
  "Calidad",
  "Distrito",
  "Desde",
  "Hasta",
  "Tabla de precios",
  "Mensaje",
  "Guía",
  "Confirmado",
];

const maxMessageLength = 500;

const answersOf = ({ answers, projectType }: Lead): string[] =>
  answers
    ? [
        kinds[answers.kind],
        String(answers.m2),
        placeStates[answers.state],
        qualities[answers.quality],
        districts[answers.district],
      ]
    : [projectType, "", "", "", ""];

const row = (lead: Lead): string[] => [
  dayCell(lead.createdAt),
  lead.name,
  lead.email,
  lead.phone,
  labelOf(leadSources, lead.leadSource),
  ...answersOf(lead),
  String(lead.estimate?.total.low ?? ""),
  String(lead.estimate?.total.high ?? ""),
  String(lead.estimate?.version ?? ""),
  shortCell(lead.message, maxMessageLength),
  lead.guideTitle,
  lead.confirmedAt ? dayCell(lead.confirmedAt) : "",
];

/** Build `interesados.csv`: a header, then one line per lead. */
export const leadsCsv = (leads: readonly Lead[]): string => csvFile([columns, ...leads.map(row)]);

/** Columns of the spreadsheet. Unlike the CSV file, it has real numbers and the whole message. */
export const leadsSheet: Columns<Lead> = [
  ["Fecha", ({ createdAt }) => ({ day: createdAt })],
  ["Nombre", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Teléfono", ({ phone }) => phone],
  ["Origen", ({ leadSource }) => labelOf(leadSources, leadSource)],
  ["Espacio", ({ answers, projectType }) => (answers ? kinds[answers.kind] : projectType)],
  ["Metros", ({ answers }) => answers?.m2 ?? ""],
  ["Estado", ({ answers }) => (answers ? placeStates[answers.state] : "")],
  ["Calidad", ({ answers }) => (answers ? qualities[answers.quality] : "")],
  ["Distrito", ({ answers }) => (answers ? districts[answers.district] : "")],
  ["Desde", ({ estimate }) => estimate?.total.low ?? ""],
  ["Hasta", ({ estimate }) => estimate?.total.high ?? ""],
  ["Tabla de precios", ({ estimate }) => estimate?.version ?? ""],
  ["Mensaje", ({ message }) => message],
  ["Guía", ({ guideTitle }) => guideTitle],
  ["Confirmado", ({ confirmedAt }) => ({ day: confirmedAt })],
];
