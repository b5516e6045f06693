import { v8Version } from "./v8Version";

/**
 * Node options for a program that is mostly idle: a small young generation and, up to V8 11 (Node 20), no GC threads.
 * Since V8 12 such a thread returns freed memory to the OS.
 *
 * Performance-only code. The callers state their figures.
 */
export const smallHeapOptions: string[] = [
  "--max-semi-space-size=4",
  ...(v8Version < 12 ? ["--single-threaded-gc"] : []),
];
