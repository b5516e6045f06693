import type { Language } from "@estudio/contract/paths";

/** Split a text into paragraphs at blank lines. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Format opening hours with an en dash: `9:00–18:00`. */
export const asRange = (hours: string) => hours.replace(/(\d)\s*-\s*(?=\d)/g, "$1–");

/** Convert Spanish number notation in a text («3.860 m²», «12,5») to the reader's language. */
export const localFigures = (text: string, lang: Language): string =>
  lang === "en"
    ? text.replace(/\d{1,3}(?:\.\d{3})+(?!\d)|(?<!\d)\d+,\d+/g, (figure) =>
        figure.replace(/[.,]/g, (sign) => (sign === "." ? "," : ".")),
      )
    : text;
