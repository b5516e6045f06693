import { z } from "zod";
import { moment } from "../rules/fields";

/** So much running time a doubted clock has to agree with itself before it is believed. */
export const settleClockMs = 24 * 60 * 60 * 1000;

/** How far the clock of a process (`machine:number`) is ahead of the database's. */
export const machineClock = z.object({ name: z.string(), aheadMs: z.int() });
export type MachineClock = z.infer<typeof machineClock>;

/**
 * What is known of the server's clock. `doubt`: it was `from` when it was last seen, and `since` is what it showed next, so that nothing
 * is erased by it; in `remainingMs` of running time it is believed by itself. `apartMs`: between the machines (and the database's)
 * that are furthest apart; `areApart`: too far.
 */
export const serverClock = z.object({
  now: moment,
  doubt: z.object({ from: moment, since: moment, remainingMs: z.int() }).nullable(),
  apartMs: z.int(),
  areApart: z.boolean(),
  machines: z.array(machineClock),
});
export type ServerClock = z.infer<typeof serverClock>;

/** `since`: the doubt that was shown. */
export const clockConfirmation = z.strictObject({ since: moment });
