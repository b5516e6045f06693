const missing = new WeakSet<Error>();

window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));

/**
 * @returns whether a part of the panel did not come (or not as one that begins), which is not asked for a second time: the connection
 *   failed, or the panel has been upgraded since it was opened
 */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && missing.has(error);
