/** Retention limits. Free of zod, for the panel. */

/** Maximum number of versions per record; settings may ask for fewer. */
export const maxVersions = 1000;
/** Page size of the list of versions. Older ones are requested by version number. */
export const versionsAtOnce = 25;

/** Days that deleted records stay in the trash. */
export const trashDays = 30;
