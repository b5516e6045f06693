import { setImmediate } from "node:timers/promises";

/** Yields to the event loop, between parts of long work without database queries, which yield by themselves. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
