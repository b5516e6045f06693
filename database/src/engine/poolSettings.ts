/** Knex would print statements with their values when a migration fails. The error itself reaches the caller. */
export const silent = {
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
  debug: () => undefined,
};

/** How long a query waits for a free connection; then it fails. A server that says nothing is another matter: `Pulse`. */
export const longestWaitMs = 30_000;
