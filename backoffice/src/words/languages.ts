import type { Language } from "@estudio/contract/paths";

/** Names of the languages, for use within a Spanish sentence. */
export const languagesInSpanish: Record<Language, string> = { es: "español", ca: "catalán", en: "inglés" };

/** Join words: `catalán e inglés`. */
export const listInSpanish = (words: string[]): string => new Intl.ListFormat("es").format(words);
