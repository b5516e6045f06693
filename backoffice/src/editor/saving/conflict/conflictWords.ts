import { clock } from "@estudio/contract/content/publication";
import type { PageKey } from "@estudio/contract/pages/sections";
import { labelOfPath } from "../../../words/fieldLabels";

/** The part of a stored record that conflicts need. */
export type Stored = { version: number; updatedBy: string; updatedAt: string; status?: string };

/** Who saved: the server on schedule, the user in another window, or another person. */
export type SavedBy = "clock" | "own" | "other";

export function whoseSave({ updatedBy }: Stored, me: string | undefined): SavedBy {
  if (updatedBy === clock) return "clock";
  return updatedBy === me ? "own" : "other";
}

const titles: Record<SavedBy, (current: Stored) => string> = {
  clock: ({ status }) => `Se ${status === "draft" ? "retiró" : "publicó"} a su hora mientras editabas`,
  own: () => "Guardaste cambios en otra ventana mientras editabas aquí",
  other: ({ updatedBy }) => `${updatedBy || "Otra persona"} guardó cambios mientras editabas`,
};

const ofBoth: Record<SavedBy, (fields: string) => string> = {
  clock: (fields) =>
    `También ha cambiado lo que cambias tú: ${fields}. Si guardas lo tuyo, ahí queda lo tuyo; lo demás queda como está ahora.`,
  own: (fields) =>
    `En las dos has cambiado: ${fields}. Si guardas lo de esta ventana, ahí queda lo de aquí; lo demás queda como lo dejaste en la otra.`,
  other: (fields) =>
    `Los dos habéis cambiado: ${fields}. Si guardas lo tuyo, ahí queda lo tuyo; lo demás queda como lo dejó la otra persona.`,
};

const ofEach: Record<SavedBy, string> = {
  clock: "Si guardas lo tuyo, queda con lo que hay ahora.",
  own: "En cada una has cambiado cosas distintas: si guardas lo de esta, queda lo de las dos.",
  other: "Habéis cambiado cosas distintas: si guardas lo tuyo, queda lo de los dos.",
};

/**
 * Return the texts of a conflict.
 * @param both paths of the fields that both sides changed to different values
 * @param page page of a section, for its labels
 */
export function conflictWords(whose: SavedBy, current: Stored, both: string[], page?: PageKey) {
  const fields = both.map((place) => labelOfPath(place, page)).join(", ");
  return { title: titles[whose](current), explanation: fields ? ofBoth[whose](fields) : ofEach[whose] };
}
