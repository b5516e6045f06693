import { clock } from "@estudio/contract/content/publication";
import type { Stored } from "../editor/saving/conflictWords";

type OfCopy = { /** Version of the record when the copy was made. */ base: number };

/** Tell whether the missing copy was published on schedule and nobody has saved since. @param live the stored record */
export const cameDue = ({ updatedBy, version, status }: Stored, { base }: OfCopy): boolean =>
  updatedBy === clock && version > base && status !== "draft";

/** Return the text for a save in a copy that no longer exists. */
export const goneWords = (live: Stored, copy: OfCopy) => (cameDue(live, copy) ? published : gone);

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
