/** Addresses that people write. No schema here: the site and the panel take it in without zod. */

/** @returns whether a browser opens it safely: a path or a part of this site, the web, an e-mail, a telephone */
export const isSafeAddress = (value: string): boolean =>
  /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:[^@]+@[^@]|tel:\+?\d|#.)[^\s]*$/i.test(value);

/** @returns an address as people type it (`www.example.com`), as a browser needs it */
export const withScheme = (value: string): string => (/^www\.[^\s]/i.test(value) ? `https://${value}` : value);

/** @returns whether it may be an e-mail address, as far as a form can say; the server looks closer */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
