import { domainToUnicode } from "node:url";
import { telephoneDigits } from "@estudio/contract";

/** Return the address as people write it: `ana@diseño.es` instead of `ana@xn--diseo-rta.es`. */
function asWritten(email: string): string {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return email.slice(0, email.length - domain.length) + domainToUnicode(domain);
}

/** Return e-mail and telephone in every spelling that a search may use. */
export const waysToReach = (email: string, phone: string): string[] => [
  ...new Set([email, asWritten(email), phone, telephoneDigits(phone)]),
];
