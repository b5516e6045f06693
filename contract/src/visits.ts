import { z } from "zod";
import { count, text } from "./rules/fields";

/** A page view: its path, and whether the visitor has just arrived at the site. Nothing identifies the visitor. */
export const visitInput = z.strictObject({ path: text(2000), arrived: z.boolean() });

/** Results of a page over the days shown, by its Spanish path. Enquiries and leads count if the visitor arrived through it. */
export const pageVisits = z.object({
  path: z.string(),
  views: count,
  arrivals: count,
  contacts: count,
  leads: count,
  won: count,
});
/** `referrers`: the sites that enquiries and leads came from. */
export const visits = z.object({
  counted: z.boolean(),
  pages: z.array(pageVisits),
  referrers: z.array(z.object({ host: z.string(), contacts: count, leads: count, won: count })),
});
export type Visits = z.infer<typeof visits>;
