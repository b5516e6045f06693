import { z } from "zod";
import { exactText, id, moment } from "../rules/fields";
import { messages } from "../rules/messages";
import { maxRedirectsAtOnce } from "./readRedirects";

/** Characters with a meaning in server configuration files, and control characters. */
const unsafe = /[\p{Cc}"'\\{}$;<>|^`]/u;

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Decodes once, because servers compare decoded paths: browsers copy `/menú` as `/men%C3%BA`. */
const address = (maximum: number) =>
  exactText(3 * maximum)
    .min(1, { error: messages.required, abort: true })
    .refine((value) => decode(value) !== undefined, { error: messages.redirectUnreadable, abort: true })
    .overwrite((value) => decode(value) ?? value)
    .max(maximum);

/** A path as requested, without a slash at its end and without double slashes. */
const from = address(300).refine(
  (value) => /^\/(?!\/)[^?#]*$/.test(value) && !unsafe.test(value) && !/\/[/.]|\/$|\s$/.test(value),
  messages.redirectFrom,
);

/** A page of this site, in any language (`/en/empresas`), with an optional fragment. */
const to = address(500).refine((value) => /^\/(?!\/)[^?\s]*$/.test(value) && !unsafe.test(value), messages.redirectTo);

const redirectInput = z.strictObject({ from, to });
export type RedirectInput = z.infer<typeof redirectInput>;
/** Creates all of them or none. */
export const redirectsInput = z.strictObject({ redirects: z.array(redirectInput).min(1).max(maxRedirectsAtOnce) });

/** `hand`: written by an editor. `renaming`: created when a published record changed its slug; it follows the record. */
export const listedRedirect = z.object({
  id,
  kind: z.enum(["hand", "renaming"]),
  from: z.string(),
  to: z.string(),
  createdAt: moment.nullable(),
  createdBy: z.string(),
  /** Why the target is missing, in words. Such a redirect is not published. */
  problem: z.string(),
});
export type ListedRedirect = z.infer<typeof listedRedirect>;

/** A path that answered 404 within the last thirty days. `lastOn`: a day, `2026-11-21`. */
export const missedPath = z.object({ path: z.string(), times: z.int(), lastOn: z.string() });
export type MissedPath = z.infer<typeof missedPath>;
