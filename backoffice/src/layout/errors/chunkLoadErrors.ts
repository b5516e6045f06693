const missing = new WeakSet<Error>();

window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));

/**
 * Tell whether an error is a failed import of a chunk. Browsers do not retry it, so the page must be reloaded: the
 * connection failed, or the panel was upgraded since it was opened.
 */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && missing.has(error);
