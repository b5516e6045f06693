/** @returns `lang="es"` for a field that fell back to Spanish on a page in another language, so that it is read aloud right. */
export function spanishIf(record: { fallback: string[] }, field: string): { lang?: "es" } {
  return record.fallback.includes(field) ? { lang: "es" } : {};
}
