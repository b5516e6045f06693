import { clock } from "../content/publication";
import { plain } from "../rules/slug";

/** How the history calls what no person did. */
export const programNames: readonly string[] = [clock, "Programa", "Otra persona"];

/** Signs that nobody sees, also those that have a width. */
const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** @returns a name as people tell it from others: without case, accents, invisible signs and doubled blanks */
export const foldedName = (name: string): string =>
  plain(name.normalize("NFKD").replace(invisible, "")).replaceAll("ß", "ss").replace(/\s+/gu, " ").trim();
