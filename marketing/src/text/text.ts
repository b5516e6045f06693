import type { Language } from "@estudio/contract/paths";

/** @returns the paragraphs of a text: blank lines part them. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

const locales: Record<Language, string> = { es: "es-ES", ca: "ca-ES", en: "en-GB" };
const longForm = { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Madrid" } as const;
/** Made once: to make one takes longer than all else about a card. */
const longForms: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** @returns the day of a moment in Madrid, written out in the reader's language. */
export function longDate(moment: string, lang: Language): string {
  longForms[lang] ??= new Intl.DateTimeFormat(locales[lang], longForm);
  return longForms[lang].format(new Date(moment));
}
