import { z } from "zod";
import { moment, momentInput } from "../rules/fields";

/** A doubted clock must run consistently for this long before the server trusts it again. */
export const settleClockMs = 24 * 60 * 60 * 1000;

/** How far the clock of a process (`machine:number`) is ahead of the database's. */
export const machineClock = z.object({ name: z.string(), aheadMs: z.int() });
export type MachineClock = z.infer<typeof machineClock>;

/**
 * State of the server's clock. `doubt`: it jumped from `from` to `since`. Until it is trusted again, in `remainingMs`
 * of running time or by an owner, nothing is erased by date.
 * `apartMs`: largest difference between machines, including the database's; `areApart`: that is too much.
 */
export const serverClock = z.object({
  now: moment,
  doubt: z.object({ from: moment, since: moment, remainingMs: z.int() }).nullable(),
  apartMs: z.int(),
  areApart: z.boolean(),
  machines: z.array(machineClock),
});
export type ServerClock = z.infer<typeof serverClock>;

/** `since`: of the doubt that the owner saw. */
export const clockConfirmation = z.strictObject({ since: momentInput });
