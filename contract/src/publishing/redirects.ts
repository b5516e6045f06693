import { z } from "zod";
import { exactText, id, moment } from "../rules/fields";
import { messages } from "../rules/messages";
import { mostAtOnce } from "./readRedirects";

/** What a server's rules would read as theirs, and blanks at an end. */
const unsafe = /[\p{Cc}"'\\{}$;<>|^`]/u;

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Decoded once, as addresses are compared when they are asked for: `/men%C3%BA`, as browsers copy it, is `/menú`. */
const address = (maximum: number) =>
  exactText(3 * maximum)
    .min(1, { error: messages.required, abort: true })
    .refine((value) => decoded(value) !== undefined, { error: messages.redirectUnreadable, abort: true })
    .overwrite((value) => decoded(value) ?? value)
    .max(maximum);

/** An address as it is asked for: without its last slash, and without doubled ones. */
const from = address(300).refine(
  (value) => /^\/(?!\/)[^?#]*$/.test(value) && !unsafe.test(value) && !/\/[/.]|\/$|\s$/.test(value),
  messages.redirectFrom,
);

/** A page of this site, also in another language (`/en/empresas`), and a place on it. */
const to = address(500).refine((value) => /^\/(?!\/)[^?\s]*$/.test(value) && !unsafe.test(value), messages.redirectTo);

const redirectInput = z.strictObject({ from, to });
export type RedirectInput = z.infer<typeof redirectInput>;
/** All of them, or none. */
export const redirectsInput = z.strictObject({ redirects: z.array(redirectInput).min(1).max(mostAtOnce) });

/** `hand`: written here. `renaming`: made when a published project or article changed its address; it follows the record. */
export const listedRedirect = z.object({
  id,
  kind: z.enum(["hand", "renaming"]),
  from: z.string(),
  to: z.string(),
  createdAt: moment.nullable(),
  createdBy: z.string(),
  /** Why it leads nowhere at present, in words: then it is not published. */
  problem: z.string(),
});
export type ListedRedirect = z.infer<typeof listedRedirect>;

/** An address that visitors did not find, of the last thirty days. `lastOn`: a day, `2026-11-21`. */
export const missedPath = z.object({ path: z.string(), times: z.int(), lastOn: z.string() });
export type MissedPath = z.infer<typeof missedPath>;
