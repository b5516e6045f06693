import { z } from "zod";
import { isVisible, withoutInvisible, withoutTurns } from "../text/invisible";
import { withoutUnfit } from "../text/xml";
import { isSafeAddress } from "./address";
import { withAsciiDomain } from "./emailAddress";
import { messages } from "./messages";
import { parseUrl } from "./url";

/**
 * The small schemas every entity is made of. Lengths are in code points, as zod, JSON Schema and MySQL count them: an emoji is one.
 * Each begins with its length: a rule that reads a text sign by sign never meets one longer than `rawUnits`.
 */

/** Signs that a rule may drop from a text that fits without them: line breaks of a paste, invisible signs. */
const spareUnits = 100;
/** Longest input of a text of `maximum` characters, in UTF-16 units: counting those takes no time. */
const rawUnits = (maximum: number) => 2 * maximum + spareUnits;

/** MySQL and JSON both refuse or alter these: NUL and lone surrogates. No person types or pastes them: they are refused. */
const storable = (value: string) =>
  !value.includes("\u0000") && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value);

/** A text that is short enough to look at. @param required the refusal where it is missing */
const boundedString = (maximum: number, required?: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .refine((value) => value.length <= rawUnits(maximum), { error: messages.tooLong(maximum), abort: true });

const string = (maximum: number, required?: string) =>
  boundedString(maximum, required).refine(storable, { error: messages.unstorable, abort: true });

/** What a program compares sign by sign (passwords, tokens): as it was sent, or refused. */
export const exactText = (maximum: number) => string(maximum).max(maximum, { abort: true });

const onOneLine = (value: string) =>
  withoutTurns(withoutUnfit(value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "))).replace(/\p{Cc}/gu, "");

/** U+2028 and U+2029 come with texts that are pasted: they are line breaks. */
const onManyLines = (value: string) => withoutTurns(withoutUnfit(value)).replace(/[\u2028\u2029]/g, "\n");

/** Text of one line, up to `maximum` characters: line breaks and tabs become a blank, other control characters go. */
export const text = (maximum: number) => string(maximum).overwrite(onOneLine).max(maximum, { abort: true });

/** Text of one line that must hold something that can be seen. */
export const requiredText = (maximum: number, message: string = messages.required) =>
  string(maximum, message).overwrite(onOneLine).max(maximum, { abort: true }).refine(isVisible, message);

/** Text of as many lines as people write: only the signs go that no page can show. */
export const longText = (maximum: number) => string(maximum).overwrite(onManyLines).max(maximum, { abort: true });

/** The same, that must hold something that can be seen. */
export const requiredLongText = (maximum: number, message: string = messages.required) =>
  string(maximum, message).overwrite(onManyLines).max(maximum, { abort: true }).refine(isVisible, message);

/** `2026-11-29T10:00:00.000000000+01:00`, as programs write it that know nanoseconds. */
const longestMoment = 40;
/** ISO-8601 in UTC; any offset is accepted on the way in and turned into `…Z` with milliseconds. */
const isoMoment = z.iso
  .datetime({ offset: true, error: messages.typeMoment })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1000 && year <= 9999;
  }, messages.typeMoment)
  .transform((value) => new Date(value).toISOString());
export const momentInput = z
  .string(messages.typeMoment)
  .refine((value) => value.length <= longestMoment, { error: messages.typeMoment, abort: true })
  .max(longestMoment)
  .meta({ format: "date-time" })
  .pipe(isoMoment);
export const moment = z.iso.datetime();

export const id = z.int().min(1).max(2147483647);
export const count = z.int().min(0);

/** RFC 5321, 4.5.3.1: longer ones no mail server takes. */
const [longestLocalPart, longestLabel] = [64, 63];

function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return at <= longestLocalPart && labels.every((label) => label.length <= longestLabel && !label.endsWith("-"));
}

const longestEmail = 254;
export const email = boundedString(longestEmail)
  .overwrite(withoutInvisible)
  .trim()
  .max(longestEmail, { abort: true })
  .overwrite(withAsciiDomain)
  .max(longestEmail, { abort: true })
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
  (value) => value === "" || (isSafeAddress(value) && parseUrl(value, "http://s") !== undefined),
  messages.linkInvalid,
);

export { hasImage } from "../content/image";
