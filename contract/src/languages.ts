import { z } from "zod";

/** The site's languages. Spanish is the base: its texts live in the records themselves, the others in `translations`. */
export const languages = ["es", "ca", "en"] as const;
export type Language = (typeof languages)[number];
export const language = z.enum(languages);

export const translatedLanguages = ["ca", "en"] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

export const languageNames: Record<Language, string> = { es: "Español", ca: "Català", en: "English" };

/** @returns the path in that language: Spanish has no prefix, `/` in Catalan is `/ca`. */
export function localizedPath(path: string, lang: Language): string {
  if (lang === "es") return path;
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

/** @returns the language of a public path and the path without its prefix. Anything but /ca and /en is Spanish. */
export function splitLanguage(path: string): { lang: Language; path: string } {
  const match = /^\/(ca|en)(?=\/|$)(.*)$/.exec(path);
  return match ? { lang: match[1] as Language, path: match[2] || "/" } : { lang: "es", path };
}

/**
 * The translations of a record: for each other language, any of the translatable fields.
 * @param fields a zod object of the translatable fields, all optional
 */
export function translationsOf<T extends z.ZodObject>(fields: T) {
  return z.strictObject({ ca: fields.optional(), en: fields.optional() });
}
