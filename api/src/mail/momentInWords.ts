import { studioTimeZone } from "@estudio/contract";

const format = new Intl.DateTimeFormat("es", { dateStyle: "long", timeStyle: "short", timeZone: studioTimeZone });

/** @returns a moment as a mail of the studio says it: «29 de noviembre de 2026, 17:05» */
export const momentInWords = (moment: string): string => format.format(new Date(moment));
