/**
 * Records built into the list of all, which makes about half a megabyte. The browser fetches more, up to the API's limit.
 * Without scripts, visitors find the rest by category or filter.
 */
export const maxListed = 200;
/** Records built into a group's page: the API's limit, because the browser could not filter beyond it. */
export const maxInGroup = 500;

/** Sort newest first. @param momentOf in UTC and one format, so that text order is time order */
export const newestFirst = <T extends { id: number }>(records: T[], momentOf: (record: T) => string): T[] =>
  [...records].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : b.id - a.id));
