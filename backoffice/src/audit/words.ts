import type { AuditEntry } from "@estudio/contract";
import { nameOfField } from "../resources";

/** Name the person; entries of unknown visitors have none. */
export const personLabel = ({ person }: Pick<AuditEntry, "person">) => person || "Alguien desconocido";

/** Name the target of an entry. Settings get the labels that their screen shows. */
export const targetLabel = ({ kind, what }: Pick<AuditEntry, "kind" | "what">) =>
  kind === "settingsChanged" ? what.split(", ").map(nameOfField).join(", ") : what;
