import type { Language } from "../paths";

// No schema here: the panel takes it in without zod.

type Translations = { ca?: object | undefined; en?: object | undefined };

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** @returns a record's texts in one language. What has no translation stays Spanish and is named in `fallback`. */
export function translated<T extends { translations: Translations }, F extends keyof T & string>(
  record: T,
  fields: readonly F[],
  lang: Language,
) {
  const own: Record<string, unknown> = lang === "es" ? {} : { ...record.translations[lang] };
  const fallback: string[] =
    lang === "es" ? [] : fields.filter((field) => isEmpty(own[field]) && !isEmpty(record[field]));
  const texts = Object.fromEntries(fields.map((field) => [field, isEmpty(own[field]) ? record[field] : own[field]]));
  // Made of these very fields: `fromEntries` only knows that they are strings.
  return { ...(texts as Pick<T, F>), fallback };
}
