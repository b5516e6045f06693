import type { Language } from "@estudio/contract/paths";

/** @returns `lang="es"` for a field that fell back to Spanish on a page in another language, so that it is read aloud right. */
export function spanishIf(record: { fallback: string[] }, field: string): { lang?: "es" } {
  return record.fallback.includes(field) ? { lang: "es" } : {};
}

/** @returns the same for what is written in Spanish only, such as the category of an article. */
export const alwaysSpanish = (lang: Language): { lang?: "es" } => (lang === "es" ? {} : { lang: "es" });
