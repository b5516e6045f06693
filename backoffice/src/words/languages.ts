import type { Language } from "@estudio/contract/paths";

/** The languages in the middle of a Spanish sentence. */
export const languagesInSpanish: Record<Language, string> = { es: "español", ca: "catalán", en: "inglés" };

/** @returns `catalán e inglés` */
export const listInSpanish = (words: string[]): string => new Intl.ListFormat("es").format(words);
