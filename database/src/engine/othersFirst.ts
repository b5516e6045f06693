import { setImmediate } from "node:timers/promises";

/** Whoever else waits for this process has a turn: between the parts of long work, each of some milliseconds at most. */
export const othersFirst = (): Promise<void> => setImmediate();
