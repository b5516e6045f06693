import type { AuditEntry } from "@estudio/contract";
import { auditKinds } from "@estudio/contract/auth/auditKinds";
import { csvFile, momentCell } from "../lists/export/csv";
import type { Columns } from "../lists/export/sheet";
import { personLabel, targetLabel } from "./words";

const columns = ["Fecha y hora", "Quién", "Qué", "Sobre qué"];

const row = (entry: AuditEntry): string[] => [
  momentCell(entry.createdAt),
  personLabel(entry),
  auditKinds[entry.kind],
  targetLabel(entry),
];

/** Build `actividad.csv`: a header, then one line per entry. */
export const auditCsv = (entries: readonly AuditEntry[]): string => csvFile([columns, ...entries.map(row)]);

export const auditSheet: Columns<AuditEntry> = [
  ["Fecha y hora", ({ createdAt }) => ({ moment: createdAt })],
  ["Quién", personLabel],
  ["Qué", ({ kind }) => auditKinds[kind]],
  ["Sobre qué", targetLabel],
];
