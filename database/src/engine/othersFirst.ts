import { setImmediate } from "node:timers/promises";

/** Whoever else waits for this process has a turn: between the parts of long work that asks no database, which gives one with each answer. */
export const othersFirst = (): Promise<void> => setImmediate();
