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

/** @returns hours as they are set in print: `9:00–18:00` for the `9:00-18:00` of the settings */
export const asRange = (hours: string) => hours.replace(/(\d)\s*-\s*(?=\d)/g, "$1–");

/** @returns a text whose figures are written as in Spain («3.860 m²», «12,5»), with those signs that its reader expects */
export const localFigures = (text: string, lang: Language): string =>
  lang === "en"
    ? text.replace(/\d{1,3}(?:\.\d{3})+(?!\d)|\d+,\d+/g, (figure) =>
        figure.replace(/[.,]/g, (sign) => (sign === "." ? "," : ".")),
      )
    : text;
