import type { TranslatedLanguage } from "../paths";

type Translated = { translations: Partial<Record<TranslatedLanguage, object>> };

/** Return whether a value shows a visitor nothing. */
export const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isBlank) : value === undefined || value === null || String(value).trim() === "";

/**
 * Return the fields with a Spanish text but no translation; visitors see the Spanish one.
 * The panel's marks and its filter both use this rule.
 */
export function missingIn(record: Translated, fields: readonly string[], lang: TranslatedLanguage): string[] {
  const base = new Map(Object.entries(record));
  const texts = new Map(Object.entries(record.translations[lang] ?? {}));
  return fields.filter((field) => !isBlank(base.get(field)) && isBlank(texts.get(field)));
}
