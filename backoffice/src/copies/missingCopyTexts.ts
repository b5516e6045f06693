import { clock } from "@estudio/contract/content/publication";
import type { Stored } from "../editor/saving/conflict/conflictWords";

type CopyBase = { /** Version of the record when the copy was made. */ base: number };

/** Tell whether the missing copy was published on schedule and nobody has saved since. @param live the stored record */
export const wasPublishedOnSchedule = ({ updatedBy, version, status }: Stored, { base }: CopyBase): boolean =>
  updatedBy === clock && version > base && status !== "draft";

/** Return the text for a save in a copy that no longer exists. */
export const missingCopyTexts = (live: Stored, copy: CopyBase) =>
  wasPublishedOnSchedule(live, copy) ? published : gone;

const published = {
  title: "La copia de trabajo se publicó a su hora mientras editabas",
  explanation:
    "Si guardas lo tuyo, empieza otra copia de trabajo con lo que has cambiado tú; en lo demás queda lo publicado.",
};

const gone = {
  title: "La copia de trabajo ya no está",
  explanation:
    "Se ha publicado o descartado. Si guardas lo tuyo, empieza otra copia de trabajo: si lo publicado es lo de entonces, con todo lo que hay en el formulario; si ha cambiado, con lo que has cambiado tú, y en lo demás queda lo publicado.",
};
