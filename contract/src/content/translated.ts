import type { Language } from "../paths";

// Free of zod, for the panel.

type Translations = { ca?: object | undefined; en?: object | undefined };

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Return a record's texts in one language. Untranslated fields stay Spanish and are listed in `fallback`. */
export function translated<T extends { translations: Translations }, F extends keyof T & string>(
  record: T,
  fields: readonly F[],
  lang: Language,
) {
  const own: Record<string, unknown> = lang === "es" ? {} : { ...record.translations[lang] };
  const fallback: string[] =
    lang === "es" ? [] : fields.filter((field) => isEmpty(own[field]) && !isEmpty(record[field]));
  const texts = Object.fromEntries(fields.map((field) => [field, isEmpty(own[field]) ? record[field] : own[field]]));
  // The cast is safe: the entries come from these fields, but `fromEntries` types keys as plain strings.
  return { ...(texts as Pick<T, F>), fallback };
}
