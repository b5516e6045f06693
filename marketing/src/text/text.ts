import type { Language } from "@estudio/contract/paths";

/** @returns the paragraphs of a text: blank lines part them. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** @returns hours as they are set in print: `9:00–18:00` for the `9:00-18:00` of the settings */
export const asRange = (hours: string) => hours.replace(/(\d)\s*-\s*(?=\d)/g, "$1–");

/** @returns a text whose figures are written as in Spain («3.860 m²», «12,5»), with those signs that its reader expects */
export const localFigures = (text: string, lang: Language): string =>
  lang === "en"
    ? text.replace(/\d{1,3}(?:\.\d{3})+(?!\d)|(?<!\d)\d+,\d+/g, (figure) =>
        figure.replace(/[.,]/g, (sign) => (sign === "." ? "," : ".")),
      )
    : text;
