/**
 * With how many records the list of all is built: half a megabyte of page. The browser fetches the others, up to as many as the API
 * lists at once; who has no scripts finds them by category, or kind of client, room, district and budget.
 */
export const mostListed = 200;
/** With how many of one group: as many as the API lists at once, of all of which the browser would have to find them. */
export const mostInGroup = 500;

/** @param momentOf in UTC, all written alike: the order of the texts is that of the moments */
export const newestFirst = <T extends { id: number }>(records: T[], momentOf: (record: T) => string): T[] =>
  [...records].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : b.id - a.id));
