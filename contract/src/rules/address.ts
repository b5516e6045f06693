import { withoutInvisible } from "../text/invisible";

/** Addresses that people write. No schema here: the site and the panel take it in without zod. */

/** @returns whether a browser opens it safely: a path or a part of this site, the web, an e-mail, a telephone */
export const isSafeAddress = (value: string): boolean =>
  /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:[^@]+@[^@]|tel:\+?\d|#.)[^\s]*$/i.test(value);

/** @returns an address as people type it (`www.example.com`), as a browser needs it */
export const withScheme = (value: string): string => (/^www\.[^\s]/i.test(value) ? `https://${value}` : value);

/** @returns whether it may be an e-mail address, as far as a form can say; the server looks closer */
export function looksLikeEmail(value: string): boolean {
  const typed = withoutInvisible(value.slice(0, longestTyped)).trim();
  const [mailbox, domain = "", ...others] = typed.split("@");
  const labels = domain.split(".");
  return Boolean(mailbox) && others.length === 0 && labels.length > 1 && !labels.includes("") && !/\s/.test(typed);
}

/** Longer than any address, with what is pasted around it. */
const longestTyped = 1000;
