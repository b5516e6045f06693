import { studioTimeZone } from "@estudio/contract";

const format = new Intl.DateTimeFormat("es", { dateStyle: "long", timeStyle: "short", timeZone: studioTimeZone });

/** Format a moment for a mail in Spanish: «29 de noviembre de 2026, 17:05». */
export const momentInWords = (moment: string): string => format.format(new Date(moment));
