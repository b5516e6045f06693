import { z } from "zod";
import { count, email } from "../rules/fields";

/**
 * Enquiries that led to nothing, with no activity since `before` (a day). If `byItself`, the server erases them within
 * `announcedDays`; otherwise a person should have. `trashHours`: how long a deleted enquiry can be restored; 0: never.
 */
export const retention = z.object({ byItself: z.boolean(), before: z.iso.date(), count, trashHours: z.int() });
export type Retention = z.infer<typeof retention>;

/** The person concerned. In the body, so that the address appears in no URL and no log. */
export const personInput = z.strictObject({ email });

/** How many records concern one person. */
export const personFound = z.object({ contacts: count, leads: count, mails: count, files: count });
export type PersonFound = z.infer<typeof personFound>;
