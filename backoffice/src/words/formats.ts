import { studioTimeZone } from "@estudio/contract";

/** Spanish formats. Timestamps are stored in UTC and shown in the studio's time zone. */
const day = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: studioTimeZone,
});
const dayAndTime = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: studioTimeZone,
});
const numbers = new Intl.NumberFormat("es-ES", { useGrouping: "always" } as Intl.NumberFormatOptions);

/** Format a day: `21 nov 2026`; a dash if there is none. */
export const formatDay = (moment: string | null | undefined) => (moment ? day.format(new Date(moment)) : "—");

/** Format date and time: `21 nov 2026, 14:05`; a dash if there is none. */
export const formatMoment = (moment: string | null | undefined) => (moment ? dayAndTime.format(new Date(moment)) : "—");

/** Format a number: `15.000`. */
export const formatNumber = (value: number) => numbers.format(value);

/** Format a count with its noun: `1 proyecto`, `2.500 proyectos`. */
export const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const tenths = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 });

/** Format a file size: `2,4 MB`, `380 kB`. */
export const formatSize = (bytes: number) =>
  bytes < 1e6 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : `${tenths.format(bytes / 1e6)} MB`;

/** Format how long a build took: `0,4 s`, `45 s`, `2 min 5 s`; empty until it has finished. */
export function buildDuration({ startedAt, finishedAt }: { startedAt: string | null; finishedAt: string | null }) {
  if (!startedAt || !finishedAt) return "";
  const seconds = Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  if (seconds < 0.1) return "menos de 0,1 s";
  if (seconds < 10) return `${tenths.format(seconds)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
