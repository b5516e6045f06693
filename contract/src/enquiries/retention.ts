import { z } from "zod";
import { count, email } from "../rules/fields";

/**
 * Enquiries that led to nothing and about which nothing was said since `before` (a day). `byItself`: they will be erased within
 * `announcedDays`; otherwise they should have been, by a person. `trashHours`: for so long a deleted enquiry can be had back; 0: not at all.
 */
export const retention = z.object({ byItself: z.boolean(), before: z.iso.date(), count, trashHours: z.int() });
export type Retention = z.infer<typeof retention>;

/** Whose data are meant: the address stands in no address line, and in no log. */
export const personInput = z.strictObject({ email });

/** What is known of one person. */
export const personFound = z.object({ contacts: count, leads: count, mails: count, files: count });
export type PersonFound = z.infer<typeof personFound>;
