import type { AuditEntry } from "@estudio/contract";
import { auditKinds } from "@estudio/contract/people/auditKinds";
import { csvFile, momentCell } from "../lists/csv";
import { whatOf, whoOf } from "./words";

const columns = ["Fecha y hora", "Quién", "Qué", "Sobre qué"];

const row = (entry: AuditEntry): string[] => [
  momentCell(entry.createdAt),
  whoOf(entry),
  auditKinds[entry.kind],
  whatOf(entry),
];

/** @returns `actividad.csv`: a header, one line per entry. */
export const auditCsv = (entries: readonly AuditEntry[]): string => csvFile([columns, ...entries.map(row)]);
