import { v8Version } from "./v8Version";

/**
 * Node's options for a program that works a moment and waits: little room for what is young, and up to V8 11 (Node 20) no threads to collect rubbish.
 * From V8 12 on it is such a thread that gives back what a collection has emptied.
 *
 * For the sake of figures, which stand where it is used. Without it everything is the same.
 */
export const littleMemory: string[] = ["--max-semi-space-size=4", ...(v8Version < 12 ? ["--single-threaded-gc"] : [])];
