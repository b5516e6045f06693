import { z } from "zod";
import { isVisible, withoutBidiControls, withoutInvisible } from "../text/invisible";
import { withoutInvalidXml } from "../text/xml";
import { isSafeAddress } from "./address";
import { withAsciiDomain } from "./emailAddress";
import { messages } from "./messages";
import { parseUrl } from "./url";

/**
 * Basic schemas. Lengths are in code points, as zod, JSON Schema and MySQL count them: an emoji is one.
 * Each checks the raw length first, so that no rule reads a text longer than `rawUnits`.
 */

/** Room for characters that the rules drop, e.g. pasted line breaks and invisible characters. */
const spareUnits = 100;
/** Maximum raw length in UTF-16 units, which is cheap to check. */
const rawUnits = (maximum: number) => 2 * maximum + spareUnits;

/** Refuses NUL and lone surrogates, which MySQL and JSON reject or alter. Nobody types them. */
const isStorable = (value: string) =>
  !value.includes("\u0000") && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value);

/** A text short enough to process. @param required message if it is missing */
const boundedString = (maximum: number, required?: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .refine((value) => value.length <= rawUnits(maximum), { error: messages.tooLong(maximum), abort: true });

const string = (maximum: number, required?: string) =>
  boundedString(maximum, required).refine(isStorable, { error: messages.unstorable, abort: true });

/** A text that programs compare (passwords, tokens): unchanged or refused. */
export const exactText = (maximum: number) => string(maximum).max(maximum, { abort: true });

const toOneLine = (value: string) =>
  withoutBidiControls(withoutInvalidXml(value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "))).replace(
    /\p{Cc}/gu,
    "",
  );

/** U+2028 and U+2029 come with pasted text; they mean line breaks. */
const dropUnprintable = (value: string) =>
  withoutBidiControls(withoutInvalidXml(value)).replace(/[\u2028\u2029]/g, "\n");

/** One-line text of up to `maximum` characters. Line breaks and tabs become a space; control characters are dropped. */
export const text = (maximum: number) => string(maximum).overwrite(toOneLine).max(maximum, { abort: true });

/** One-line text with at least one visible character. */
export const requiredText = (maximum: number, message: string = messages.required) =>
  string(maximum, message).overwrite(toOneLine).max(maximum, { abort: true }).refine(isVisible, message);

/** Text of several lines. Drops only unprintable characters. */
export const longText = (maximum: number) => string(maximum).overwrite(dropUnprintable).max(maximum, { abort: true });

/** Text of several lines with at least one visible character. */
export const requiredLongText = (maximum: number, message: string = messages.required) =>
  string(maximum, message).overwrite(dropUnprintable).max(maximum, { abort: true }).refine(isVisible, message);

/** `2026-11-29T10:00:00.000000000+01:00`: programs may write nanoseconds. */
const maxMomentLength = 40;
/** ISO-8601. Accepts any offset and converts to UTC: `…Z` with milliseconds. */
const isoMoment = z.iso
  .datetime({ offset: true, error: messages.typeMoment })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1000 && year <= 9999;
  }, messages.typeMoment)
  .transform((value) => new Date(value).toISOString());
export const momentInput = z
  .string(messages.typeMoment)
  .refine((value) => value.length <= maxMomentLength, { error: messages.typeMoment, abort: true })
  .max(maxMomentLength)
  .meta({ format: "date-time" })
  .pipe(isoMoment);
export const moment = z.iso.datetime();

export const id = z.int().min(1).max(2147483647);
export const count = z.int().min(0);

/** Limits of RFC 5321, section 4.5.3.1. */
const [maxLocalPartLength, maxLabelLength] = [64, 63];

function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return at <= maxLocalPartLength && labels.every((label) => label.length <= maxLabelLength && !label.endsWith("-"));
}

const maxEmailLength = 254;
export const email = boundedString(maxEmailLength)
  .overwrite(withoutInvisible)
  .trim()
  .max(maxEmailLength, { abort: true })
  .overwrite(withAsciiDomain)
  .max(maxEmailLength, { abort: true })
  .pipe(z.email(messages.emailInvalid).refine(isDeliverable, messages.emailInvalid));

/** Lowercase ASCII words joined by single hyphens. */
export const slug = text(190).regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, messages.slugInvalid);

/** A picture: empty, a path of this site (`/media/…`), or a `{host}` placeholder, which counts as absent. */
export const imagePath = text(500).refine(
  (value) => value === "" || value.includes("{host}") || /^\/(?![/\\])(?!.*\.\.)[^\s\\"'<>]*$/.test(value),
  messages.imageForeign,
);

/** A link target: a path of this site, or an address that is safe to open. */
export const link = text(500).refine(
  (value) => value === "" || (isSafeAddress(value) && parseUrl(value, "http://s") !== undefined),
  messages.linkInvalid,
);

export { hasImage } from "../content/image";
