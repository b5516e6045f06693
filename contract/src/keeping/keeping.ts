/** How long what was is kept. No schema here: the panel takes it in without zod. */

/** So many versions of each record, and none older than so many days. */
export const keptVersions = 1000;
export const keptVersionDays = 730;
/** How many versions a call lists; those before them are asked for by number. */
export const versionsAtOnce = 25;

/** What is deleted can be had back for so many days. */
export const trashDays = 30;
