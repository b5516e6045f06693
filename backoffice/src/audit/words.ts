import type { AuditEntry } from "@estudio/contract";
import { auditKinds } from "@estudio/contract/people/auditKinds";
import { csvFile } from "../lists/csv";
import { nameOfField } from "../resources";
import { momentToField } from "../words/formats";

/** @returns who did it: of a stranger that it was one */
export const whoOf = ({ person }: Pick<AuditEntry, "person">) => person || "Alguien desconocido";

/** @returns what it was done to; settings by the names they have on their screen */
export const whatOf = ({ kind, what }: Pick<AuditEntry, "kind" | "what">) =>
  kind === "settingsChanged" ? what.split(", ").map(nameOfField).join(", ") : what;

/** @returns `actividad.csv`: a header, one line for each */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  csvFile([
    ["Fecha y hora", "Quién", "Qué", "Sobre qué"],
    ...entries.map((one) => [
      momentToField(one.createdAt).replace("T", " "),
      whoOf(one),
      auditKinds[one.kind],
      whatOf(one),
    ]),
  ]);
