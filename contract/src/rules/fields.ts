import { z } from "zod";
import { isSafeAddress } from "./address";
import { messages } from "./messages";

/** The small schemas every entity is made of. Lengths are in code points, as zod, JSON Schema and MySQL count them: an emoji is one. */

/** MySQL and JSON both refuse or alter these: NUL and lone surrogates. Text is stored exactly or refused. */
const storable = (value: string) =>
  !value.includes("\u0000") && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value);

/** Text of one line or more, up to `maximum` characters, kept exactly. */
export const text = (maximum: number) => z.string().max(maximum).refine(storable, messages.invalid);

/** Text that must hold something besides blanks. */
export const requiredText = (maximum: number, message: string = messages.required) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .max(maximum)
    .refine(storable, messages.invalid)
    .refine((value) => value.trim() !== "", message);

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

export const email = z.string().trim().max(254).pipe(z.email(messages.emailInvalid));

/** Lowercase ASCII words joined by single hyphens. */
export const slug = text(190).regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, messages.slugInvalid);

/** A picture: empty, a path of this site (`/media/…`), or a placeholder containing `{host}`, which counts as absent. */
export const imagePath = text(500).refine(
  (value) => value === "" || value.includes("{host}") || /^\/(?![/\\])[^\s\\]*$/.test(value),
  messages.imageForeign,
);

/** Where a button leads: a path of this site or an address a browser opens safely. */
export const link = text(500).refine(
  (value) => value === "" || (isSafeAddress(value) && URL.canParse(value, "http://s")),
  messages.linkInvalid,
);

export { hasImage } from "../content/image";
