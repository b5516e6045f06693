import { withoutInvisible } from "../text/invisible";

/** Checks of addresses that people type. Free of zod, for the site and the panel. */

/** Return whether a link target is safe: a path or fragment of this site, http(s), mailto or tel. */
export const isSafeAddress = (value: string): boolean =>
  /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:[^@]+@[^@]|tel:\+?\d|#.)[^\s]*$/i.test(value);

/** Add the scheme to an address typed without one (`www.example.com`). */
export const withScheme = (value: string): string => (/^www\.[^\s]/i.test(value) ? `https://${value}` : value);

/** Return whether it resembles an e-mail address. A lenient check for forms; the server is stricter. */
export function looksLikeEmail(value: string): boolean {
  const typed = withoutInvisible(value.slice(0, maxTypedLength)).trim();
  const [mailbox, domain = "", ...others] = typed.split("@");
  const labels = domain.split(".");
  return Boolean(mailbox) && others.length === 0 && labels.length > 1 && !labels.includes("") && !/\s/.test(typed);
}

/** Longer than any address, including text pasted around it. */
const maxTypedLength = 1000;
