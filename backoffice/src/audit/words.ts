import type { AuditEntry } from "@estudio/contract";
import { nameOfField } from "../resources";

/** @returns who did it: of a stranger that it was one */
export const whoOf = ({ person }: Pick<AuditEntry, "person">) => person || "Alguien desconocido";

/** @returns what it was done to; settings by the names they have on their screen */
export const whatOf = ({ kind, what }: Pick<AuditEntry, "kind" | "what">) =>
  kind === "settingsChanged" ? what.split(", ").map(nameOfField).join(", ") : what;
