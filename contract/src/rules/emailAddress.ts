import { withoutInvisible } from "../text/invisible";
import { parseUrl } from "./url";

/** E-mail addresses in canonical form. Free of zod, for the site and the panel. */

/** Maximum length of a domain name in DNS. */
const maxDomainLength = 253;

/** Convert the domain to Punycode, as mail servers expect: `diseño.es` becomes `xn--diseo-rta.es`. */
export function withAsciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (domain.length > maxDomainLength) return address;
  const isInternational = /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  if (!isInternational || !parseUrl(`http://${domain}`)) return address;
  return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
}

/** Return the canonical form for comparing, counting and hashing: `Ana@X.ES` and `ana@x.es` are one mailbox. */
export const canonicalEmail = (email: string): string => withAsciiDomain(withoutInvisible(email).trim()).toLowerCase();
