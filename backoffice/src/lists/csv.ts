import { studioTimeZone } from "@estudio/contract";
import { momentToField } from "../words/moments";

/** `+34 600 …` is a telephone, not a formula. */
const telephone = /^\+[\d\s().-]+$/;

/** Where a cell begins like a formula; also inside of it, for a spreadsheet that parts cells at `;` or tabs, as in Spanish. */
const formula = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n]"*)(?=[=+\-@])/g;

/** A spreadsheet runs what begins like a formula: an apostrophe disarms it. */
const disarmed = (cell: string) => (telephone.test(cell) ? cell : cell.replace(formula, "'"));
const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const day = new Intl.DateTimeFormat("es-ES", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: studioTimeZone,
});

/** @returns the day of a moment in Madrid, as a spreadsheet reads it */
export const dayCell = (moment: string): string => day.format(new Date(moment));

/** @returns a moment in Madrid, to the minute, as a spreadsheet reads it */
export const momentCell = (moment: string): string => momentToField(moment).replace("T", " ");

/** @returns the text on one line, at most `most` characters, never half of one. */
export function shortCell(text: string, most: number): string {
  return Array.from(text.replace(/\r\n|\r|\n/g, " "))
    .slice(0, most)
    .join("");
}

/** @returns a file: byte order mark for Excel, one CRLF-ended line per row; quoted per RFC 4180 and only where a cell needs it. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(disarmed(cell))).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
