import { z } from "zod";
import { withoutUnfit } from "../text/xml";
import { isSafeAddress } from "./address";
import { messages } from "./messages";

/** The small schemas every entity is made of. Lengths are in code points, as zod, JSON Schema and MySQL count them: an emoji is one. */

/** MySQL and JSON both refuse or alter these: NUL and lone surrogates. No person types or pastes them: they are refused. */
const storable = (value: string) =>
  !value.includes("\u0000") && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value);

const string = (required?: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .refine(storable, messages.unstorable);

/** What a program compares sign by sign (passwords, tokens): as it was sent, or refused. */
export const exactText = (maximum: number) => string().max(maximum);

const onOneLine = (value: string) =>
  withoutUnfit(value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ")).replace(/\p{Cc}/gu, "");

const holdsSomething = (value: string) => value.trim() !== "";

/** Text of one line, up to `maximum` characters: line breaks and tabs become a blank, other control characters go. */
export const text = (maximum: number) => string().overwrite(onOneLine).max(maximum);

/** Text of one line that must hold something besides blanks. */
export const requiredText = (maximum: number, message: string = messages.required) =>
  string(message).overwrite(onOneLine).max(maximum).refine(holdsSomething, message);

/** Text of as many lines as people write: only the signs go that no page can show. */
export const longText = (maximum: number) => string().overwrite(withoutUnfit).max(maximum);

/** The same, that must hold something besides blanks. */
export const requiredLongText = (maximum: number, message: string = messages.required) =>
  string(message).overwrite(withoutUnfit).max(maximum).refine(holdsSomething, message);

/** ISO-8601 in UTC; any offset is accepted on the way in and turned into `…Z` with milliseconds. */
export const momentInput = z.iso
  .datetime({ offset: true, error: messages.typeMoment })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1000 && year <= 9999;
  }, messages.typeMoment)
  .transform((value) => new Date(value).toISOString());
export const moment = z.iso.datetime();

export const id = z.int().min(1).max(2147483647);
export const count = z.int().min(0);

/** The domain as mail programs know it: `diseño.es` is `xn--diseo-rta.es` there. */
function withAsciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const isInternational = /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  if (!isInternational || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
}

/** RFC 5321, 4.5.3.1: longer ones no mail server takes. */
const [longestLocalPart, longestLabel] = [64, 63];

function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return at <= longestLocalPart && labels.every((label) => label.length <= longestLabel && !label.endsWith("-"));
}

export const email = z
  .string()
  .trim()
  .overwrite(withAsciiDomain)
  .max(254)
  .pipe(z.email(messages.emailInvalid).refine(isDeliverable, messages.emailInvalid));

/** Lowercase ASCII words joined by single hyphens. */
export const slug = text(190).regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, messages.slugInvalid);

/** A picture: empty, a path of this site (`/media/…`), or a placeholder containing `{host}`, which counts as absent. */
export const imagePath = text(500).refine(
  (value) => value === "" || value.includes("{host}") || /^\/(?![/\\])(?!.*\.\.)[^\s\\"'<>]*$/.test(value),
  messages.imageForeign,
);

/** Where a button leads: a path of this site or an address a browser opens safely. */
export const link = text(500).refine(
  (value) => value === "" || (isSafeAddress(value) && URL.canParse(value, "http://s")),
  messages.linkInvalid,
);

export { hasImage } from "../content/image";
