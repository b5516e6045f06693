/** Dates, numbers and money as Madrid writes them. Moments are stored in UTC and shown in the studio's time zone. */
const zone = "Europe/Madrid";
const day = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", year: "numeric", timeZone: zone });
const dayAndTime = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: zone,
});
const numbers = new Intl.NumberFormat("es-ES", { useGrouping: "always" } as Intl.NumberFormatOptions);

/** @returns `21 nov 2026`, or a dash for nothing. */
export const formatDay = (moment: string | null | undefined) => (moment ? day.format(new Date(moment)) : "—");

/** @returns `21 nov 2026, 14:05`, or a dash for nothing. */
export const formatMoment = (moment: string | null | undefined) => (moment ? dayAndTime.format(new Date(moment)) : "—");

/** @returns `15.000`. */
export const formatNumber = (value: number) => numbers.format(value);

/** @returns `1 proyecto`, `2.500 proyectos`. */
export const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const tenths = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 });

/** @returns `2,4 MB`, `380 kB` */
export const formatSize = (bytes: number) =>
  bytes < 1e6 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : `${tenths.format(bytes / 1e6)} MB`;

/** @returns how long a publication took: `0,4 s`, `45 s` or `2 min 5 s`; empty until it has ended. */
export function buildDuration({ startedAt, finishedAt }: { startedAt: string | null; finishedAt: string | null }) {
  if (!startedAt || !finishedAt) return "";
  const seconds = Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  if (seconds < 0.1) return "menos de 0,1 s";
  if (seconds < 10) return `${tenths.format(seconds)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const parts = new Intl.DateTimeFormat("sv-SE", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: zone,
});

/** @returns the moment as a `datetime-local` field shows it in Madrid: `2026-11-21T14:05`; empty for nothing. */
export const momentToField = (moment: string | null | undefined) =>
  moment ? parts.format(new Date(moment)).replace(" ", "T") : "";

/**
 * @param field what a `datetime-local` input holds, read as Madrid time
 * @returns the moment in UTC, or null for nothing
 */
export function fieldToMoment(field: string): string | null {
  if (!field) return null;
  const asUtc = Date.parse(`${field.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offset = (at: number) => Date.parse(`${momentToField(new Date(at).toISOString())}:00Z`) - at;
  // Twice, because the offset at the guess may differ from the one at the result on the day clocks change.
  const guess = asUtc - offset(asUtc);
  return new Date(asUtc - offset(guess)).toISOString();
}

type MomentField = { value: string; validity: { badInput: boolean } };

/** @returns what is wrong with what a `datetime-local` input shows: half a moment has no value either, as if it were empty. */
export const momentProblem = ({ value, validity }: MomentField): string | undefined =>
  validity.badInput || (value && !fieldToMoment(value))
    ? "La fecha está incompleta: escribe el día, el mes, el año con cuatro cifras y la hora, o bórrala entera"
    : undefined;
