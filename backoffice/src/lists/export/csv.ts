import { studioTimeZone } from "@estudio/contract";
import { momentToField } from "../../words/moments";

/** A phone number like `+34 600 …` is not a formula. */
const telephone = /^\+[\d\s().-]+$/;

/** Start of a formula. Also after `;` or a tab, because Spanish spreadsheets split cells there. */
const formula = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n]"*)(?=[=+\-@])/g;

/** Prefixes formulas with an apostrophe, so that a spreadsheet does not run them. */
const disarm = (cell: string) => (telephone.test(cell) ? cell : cell.replace(formula, "'"));
const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const day = new Intl.DateTimeFormat("es-ES", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: studioTimeZone,
});

/** Format a UTC timestamp as a day in Madrid: `21/11/2026`. */
export const dayCell = (moment: string): string => day.format(new Date(moment));

/** Format a UTC timestamp as date and time in Madrid: `2026-11-21 00:30`. */
export const momentCell = (moment: string): string => momentToField(moment).replace("T", " ");

/** Return the text on one line, with at most `maxLength` code points. */
export function shortCell(text: string, maxLength: number): string {
  return Array.from(text.replace(/\r\n|\r|\n/g, " "))
    .slice(0, maxLength)
    .join("");
}

/** Build a CSV file per RFC 4180, with a byte order mark for Excel. Only cells that need quotes get them. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quote(disarm(cell))).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
