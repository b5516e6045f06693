import { withoutInvisible } from "../text/invisible";
import { parseUrl } from "./url";

/** E-mail addresses as programs compare them. No schema here: the site and the panel take it in without zod. */

/** The longest domain a name server knows. */
const longestDomain = 253;

/** @returns the address with its domain as mail programs know it: `diseño.es` is `xn--diseo-rta.es` there */
export function withAsciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (domain.length > longestDomain) return address;
  const isInternational = /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  if (!isInternational || !parseUrl(`http://${domain}`)) return address;
  return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
}

/** @returns the one form in which addresses are compared, counted and hashed: `Ana@X.ES` and `ana@x.es` are one mailbox */
export const sameAddress = (email: string): string => withAsciiDomain(withoutInvisible(email).trim()).toLowerCase();
