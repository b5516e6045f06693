import { z } from "zod";
import { count, text } from "./rules/fields";

/** What a page tells of a visit: where it is, and whether the visitor has just come to the site. Nothing about who. */
export const visitInput = z.strictObject({ path: text(2000), arrived: z.boolean() });

/**
 * What came of one page in the days that are shown, under its Spanish address: how often it was seen, how many came to the site by it, and what
 * those who did so sent.
 */
export const pageVisits = z.object({
  path: z.string(),
  views: count,
  arrivals: count,
  contacts: count,
  leads: count,
  won: count,
});
/** `referrers`: the sites that enquiries and leads of those days came from. */
export const visits = z.object({
  counted: z.boolean(),
  pages: z.array(pageVisits),
  referrers: z.array(z.object({ host: z.string(), contacts: count, leads: count, won: count })),
});
export type Visits = z.infer<typeof visits>;
