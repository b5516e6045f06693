/** Return `lang="es"` for a field that fell back to Spanish, so that screen readers pronounce it correctly. */
export function spanishIf(record: { fallback: string[] }, field: string): { lang?: "es" } {
  return record.fallback.includes(field) ? { lang: "es" } : {};
}
