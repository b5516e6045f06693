/** The site's languages and their URL prefixes. Free of zod, for the site's bundle. */
export const languages = ["es", "ca", "en"] as const;
export type Language = (typeof languages)[number];

export const translatedLanguages = ["ca", "en"] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

export const languageNames: Record<Language, string> = { es: "Español", ca: "Català", en: "English" };

/** Return the path in that language. Spanish has no prefix; `/` in Catalan is `/ca`. */
export function localizedPath(path: string, lang: Language): string {
  if (lang === "es") return path;
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

/** Split a public path into language and unprefixed path. Anything but /ca and /en is Spanish. */
export function splitLanguage(path: string): { lang: Language; path: string } {
  const match = /^\/(ca|en)(?=\/|$)(.*)$/.exec(path);
  return match ? { lang: match[1] === "ca" ? "ca" : "en", path: match[2] || "/" } : { lang: "es", path };
}
