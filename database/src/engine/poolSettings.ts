/** Knex would log failed migration statements with their values. The caller receives the error anyway. */
export const silent = {
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
  debug: () => undefined,
};

/** Maximum wait of a query for a free connection. `Pulse` detects a frozen server sooner. */
export const acquireTimeoutMs = 30_000;
