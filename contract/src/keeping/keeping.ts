/** How long what was is kept. No schema here: the panel takes it in without zod. */

/** At most so many versions of each record; settings may ask for fewer. */
export const mostVersions = 1000;
/** How many versions a call lists; those before them are asked for by number. */
export const versionsAtOnce = 25;

/** What is deleted can be had back for so many days. */
export const trashDays = 30;
