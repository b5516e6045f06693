import type { TranslatedLanguage } from "../paths";

type Translated = { translations: Partial<Record<TranslatedLanguage, object>> };

/** @returns whether somebody who reads it sees nothing. */
export const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isBlank) : value === undefined || value === null || String(value).trim() === "";

/**
 * The one rule of what is not translated: the panel's marks and its filter follow it.
 * @returns the fields that have a Spanish text and none in that language: visitors get the Spanish one
 */
export function missingIn(record: Translated, fields: readonly string[], lang: TranslatedLanguage): string[] {
  const base = new Map(Object.entries(record));
  const texts = new Map(Object.entries(record.translations[lang] ?? {}));
  return fields.filter((field) => !isBlank(base.get(field)) && isBlank(texts.get(field)));
}
