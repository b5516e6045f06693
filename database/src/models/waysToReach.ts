import { domainToUnicode } from "node:url";
import { telephoneDigits } from "@estudio/contract";

/** The address as people write it: `ana@diseño.es` for what mail programs know as `ana@xn--diseo-rta.es`. */
function asWritten(email: string): string {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return email.slice(0, email.length - domain.length) + domainToUnicode(domain);
}

/** @returns what somebody is looked for by who wrote or rings: address and telephone, in each way they may be written */
export const waysToReach = (email: string, phone: string): string[] => [
  ...new Set([email, asWritten(email), phone, telephoneDigits(phone)]),
];
