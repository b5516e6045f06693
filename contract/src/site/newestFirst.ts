/** How many records a list is built with; the browser fetches the rest. */
export const mostListed = 500;

/** @param momentOf in UTC, all written alike: the order of the texts is that of the moments */
export const newestFirst = <T extends { id: number }>(records: T[], momentOf: (record: T) => string): T[] =>
  [...records].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : b.id - a.id));
