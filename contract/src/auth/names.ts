import { clock } from "../content/publication";
import { plain } from "../rules/slug";

/** Author names in the history for changes by no person. */
export const programNames: readonly string[] = [clock, "Programa", "Otra persona"];

/** Invisible characters, including those with a width. */
const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Normalise a name for comparison: drops case, accents, invisible characters and repeated spaces. */
export const foldName = (name: string): string =>
  plain(name.normalize("NFKD").replace(invisible, "")).replaceAll("ß", "ss").replace(/\s+/gu, " ").trim();
